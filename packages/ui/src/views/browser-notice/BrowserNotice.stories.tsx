import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The browser is not supported (SITE-18); `Copied` has the address copied. */
export default { title: 'Views/Browser notice', ...scene('browserNotice') };

export const Normal: Story = {};
export const Copied: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
