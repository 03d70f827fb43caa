import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { languageFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { LanguageSelector } from './index.ts';

const language = languageFixture();
const control = () => page.getByRole('combobox', { name: 'Language' });

test.each([false, true])(
  '[SHELL-43x] lists the languages in their own names with the current one marked (compact %s)',
  async (compact) => {
    mount(<LanguageSelector language={language} label="Language" compact={compact} />);
    await expect.element(control()).toHaveValue('en_US');
    const options = page.getByRole('option').elements();
    expect(options.map((option) => [option.textContent, option.getAttribute('lang')])).toEqual(
      language.options.map(({ name, tag }) => [name, tag]),
    );
    expect(options.filter((option) => option.matches(':checked')).map((option) => option.textContent)).toEqual([
      'English',
    ]);
    const { width, height } = control().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);

test('[SHELL-43x] a choice is reported by its code', async () => {
  const onChange = vi.fn<(code: string) => void>();
  mount(<LanguageSelector language={{ ...language, onChange }} label="Language" />);
  await control().selectOptions('Tiếng Việt');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('vi_VN');
});

test.each([false, true])('[SHELL-43x] a single language is a label without a control (compact %s)', async (compact) => {
  mount(<LanguageSelector language={languageFixture('zh_CN', true)} label="Language" compact={compact} />);
  const label = page.getByText('简体中文');
  await expect.element(label).toBeVisible();
  await expect.element(label).toHaveAttribute('lang', 'zh-CN');
  expect(document.querySelector('select, button')).toBeNull();
});
