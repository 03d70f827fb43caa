import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { CaptchaModel } from '../../slots/models.ts';
import { captchaLabels } from '../../labels/forms.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { captchaFixture } from '../../views/login/login.fixtures.ts';
import { CaptchaField } from './index.ts';

interface FormProps {
  readonly captcha: CaptchaModel;
  readonly error?: string | undefined;
}

function Form({ captcha, error }: FormProps) {
  const [answer, setAnswer] = useState('');
  return (
    <CaptchaField
      captcha={captcha}
      value={answer}
      onValueChange={setAnswer}
      error={error}
      texts={labels('en_US', captchaLabels)}
    />
  );
}

const onRefresh = fn();
const meta = {
  component: Form,
  title: 'Patterns/CaptchaField',
  args: { captcha: { ...captchaFixture(), onRefresh } },
  decorators: [(Story) => <div style={{ maxWidth: '312px' }}>{Story()}</div>],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    onRefresh.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { captcha: captchaFixture({ variant: 'loading' }) } };
export const Failed: Story = { args: { captcha: captchaFixture({ variant: 'empty' }) } };
export const WrongAnswer: Story = { args: { error: 'The code is wrong.' } };
