import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Registration as a page (REG-05x); `Empty` failed to load settings (REG-11x). The modal is in `RegisterModal`. */
export default { title: 'Views/Register', ...scene('register') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const AllErrors: Story = { args: { variant: 'error' } };
export const LockedIntroducer: Story = special({ locked: true });
export const Banners: Story = special({ banners: true });
export const PlatformPicture: Story = special({ picture: true });
export const Busy: Story = special({ busy: true, left: 287 });
export const LongText: Story = { args: { variant: 'longText' } };
