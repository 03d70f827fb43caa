import { page } from 'vitest/browser';

/** The button of a deposit; an amount is part of its name. */
export const depositButton = () => page.getByRole('button', { name: /^Deposit (?:now|.*\d)/u });

/** Unfolds the methods of a deposit and presses one. */
export async function chooseMethod(name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change: Payment method' }).click();
  await page.getByRole('radio', { name }).click();
}
