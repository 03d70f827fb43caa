import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A provider under maintenance (PLAY-43); `Empty` has no times. */
export default { title: 'Views/Maintenance', ...scene('maintenance') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
