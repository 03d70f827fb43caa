import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Windows of the member, the agent and the payment (SHELL-04 to SHELL-06); `Empty` refers to customer service. */
export default { title: 'Views/Account windows', ...scene('account') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
