import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import { recordsFixture } from '../../patterns/RecordTable/records.fixtures.ts';
import { agreementFixture } from '../agreement/agreement.fixtures.ts';
import type { AccountBlock } from './contract.ts';

/** Blocks of the agent window: terms with their end, and figures over some days. */
export function agentBlocksFixture(options: FixtureOptions = {}): readonly AccountBlock[] {
  const t = translator(settle(options).locale);
  const { range, locale, texts } = recordsFixture(options);
  const terms: AccountBlock = {
    kind: 'terms',
    id: 'terms',
    title: t('agent.agreement'),
    parts: agreementFixture(options).entries.items,
    jump: t('agent.jump'),
    onEnd: noop,
  };
  if (range === null) return [terms];
  const figures: AccountBlock = {
    kind: 'figures',
    id: 'figures',
    title: t('agent.promotion_figures'),
    range,
    refreshing: false,
    figures: [
      { id: 'visits', label: t('agent.visits'), value: '1284' },
      { id: 'registrations', label: t('agent.registrations'), value: '37' },
      { id: 'deposits', label: t('agent.first_deposits'), value: '12' },
    ],
    locale,
    texts,
  };
  return [figures, terms];
}
