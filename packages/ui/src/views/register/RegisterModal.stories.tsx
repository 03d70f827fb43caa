import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen, View } from '../../conformance/screen/Screen.tsx';
import type { FixtureVariant } from '../../slots/base.fixtures.ts';
import { loadScene, useFixtureLocale } from '../../stories/Scene.tsx';
import { useStoryGlobals } from '../../stories/story-globals.tsx';
import { registerFixture, type RegisterFixtureOptions } from './register.fixtures.ts';

interface ModalProps {
  readonly variant: FixtureVariant;
  readonly more?: Omit<RegisterFixtureOptions, 'variant' | 'locale'>;
}

/** Registration in the sign-in dialog, whose heading and content it replaces (AUTH-05). */
function RegisterModal({ variant, more }: ModalProps) {
  const { template } = useStoryGlobals();
  const locale = useFixtureLocale();
  if (!template) return null;
  const props = registerFixture({ variant, locale, surface: 'modal', ...more });
  return (
    <Screen
      template={template}
      view="login"
      options={{ locale, variant: variant === 'longText' ? 'longText' : 'normal' }}
      props={{
        registration: {
          title: props.texts.title,
          subtitle: props.texts.subtitle,
          content: <View template={template} name="register" props={props} />,
        },
      }}
    />
  );
}

const meta = {
  component: RegisterModal,
  title: 'Views/Register modal',
  args: { variant: 'normal' },
  loaders: [({ globals }) => Promise.all([loadScene(globals, 'login'), loadScene(globals, 'register')])],
  parameters: {
    layout: 'fullscreen',
    // Fields may be partly covered by the sticky button; scrolling reveals them.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
} satisfies Meta<typeof RegisterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const AllErrors: Story = { args: { variant: 'error' } };
export const LockedAndBanners: Story = {
  args: { variant: 'normal', more: { locked: true, banners: true, picture: true } },
};
export const Busy: Story = { args: { variant: 'normal', more: { busy: true, left: 287 } } };
export const LongText: Story = { args: { variant: 'longText' } };
