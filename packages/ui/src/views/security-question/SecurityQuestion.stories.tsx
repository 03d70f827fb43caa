import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The second step of a sign-in (AUTH-38); `Empty` is the last question and failed to load a captcha. */
export default { title: 'Views/Security question', ...scene('securityQuestion') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const WithdrawalPassword: Story = special({ kind: 'pin' });
export const Code: Story = special({ kind: 'code' });
export const RecoveryCode: Story = special({ kind: 'recovery' });
export const Busy: Story = special({ busy: true });
export const LongText: Story = { args: { variant: 'longText' } };
