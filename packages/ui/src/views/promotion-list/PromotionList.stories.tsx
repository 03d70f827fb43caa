import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** All promotions (HOME-24, HOME-27). */
export default { title: 'Views/Promotion list', ...scene('promotionList') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
