import { expect, test } from 'vitest';
import { Button } from '../primitives/Button/index.ts';
import { crowdedCards } from './crowdedCards.ts';
import { mount } from './mount.tsx';

test('[LOOK-07] the lint over stories finds a card with two filled buttons, and lets pass what is no second action', async () => {
  const { rerender } = mount(
    <section aria-label="Wallet">
      <Button variant="gold">Deposit</Button>
      <Button variant="second">Withdraw</Button>
    </section>,
  );
  await expect.poll(() => crowdedCards(document)).toEqual(['Deposit, Withdraw']);
  rerender(
    <section aria-label="Wallet">
      <Button variant="gold">Deposit</Button>
      <Button variant="outline">Withdraw</Button>
      <Button disabled>Send</Button>
      <Button variant="second" aria-pressed>
        $50
      </Button>
      <ul>
        <li>
          <Button>Join</Button>
        </li>
      </ul>
    </section>,
  );
  await expect.poll(() => crowdedCards(document)).toEqual([]);
});
