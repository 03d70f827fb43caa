import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** One promotion (HOME-27); `Empty` is a picture only. */
export default { title: 'Views/Promotion', ...scene('promotion') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
