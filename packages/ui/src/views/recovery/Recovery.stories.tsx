import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The password reset over a page (WPR-01); `LongText` shows the second step. */
export default { title: 'Views/Recovery', ...scene('recovery') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const Busy: Story = { args: { more: { busy: true } } };
export const NewPassword: Story = { args: { more: { step: 'password' } } };
export const NewPasswordFailed: Story = { args: { variant: 'error', more: { step: 'password' } } };
export const LongText: Story = { args: { variant: 'longText' } };
