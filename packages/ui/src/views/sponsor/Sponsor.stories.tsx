import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

export default { title: 'Views/Sponsors', ...scene('sponsor') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
