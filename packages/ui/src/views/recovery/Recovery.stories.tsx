import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The password reset over a page (WPR-01); `LongText` shows the second step. */
export default { title: 'Views/Recovery', ...scene('recovery') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const Busy: Story = special({ busy: true });
export const NewPassword: Story = special({ step: 'password' });
export const NewPasswordFailed: Story = special({ step: 'password' }, 'error');
export const LongText: Story = { args: { variant: 'longText' } };
