import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** One hall `/gameHall/{gt_id}` (CAT-09). */
export default { title: 'Views/Hall', ...scene('hall') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
