import { page, userEvent } from 'vitest/browser';

/** Types into the boxes of the withdrawal password that the page asks for. */
export async function typePin(digits: string): Promise<void> {
  await page
    .getByRole('group', { name: /^Withdrawal PIN/ })
    .getByRole('textbox')
    .first()
    .click();
  await userEvent.keyboard(digits);
}
