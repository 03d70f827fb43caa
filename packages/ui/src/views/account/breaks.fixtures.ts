import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { AccountBlock } from './contract.ts';

/** Breaks and self-exclusion: a form for each with its lengths and their ends, and links to other ways to stop (RG-29, RG-30). */
export function breakBlocksFixture(options: FixtureOptions = {}): readonly AccountBlock[] {
  const { locale } = settle(options);
  const t = translator(locale);
  const way = (
    id: 'break' | 'exclude',
    body: string,
    lengths: readonly (readonly [value: string, label: string, until: string | null])[],
  ): AccountBlock => ({
    kind: 'form',
    id,
    title: t(`pauses.${id}_title`),
    body,
    form: {
      fields: [
        {
          widget: 'choice',
          name: 'length',
          label: t('pauses.length'),
          value: lengths[0]?.[0] ?? '',
          required: true,
          options: lengths.map(([value, label, until]) => ({
            value,
            label,
            note: until === null ? undefined : t('pauses.until_note', { until }),
          })),
          onChange: noop,
          onBlur: noop,
        },
      ],
      banners: [],
      busy: false,
      focus: null,
      onSubmit: noop,
    },
    submit: t(`pauses.${id}_take`),
    submitting: t('recovery.sending'),
    first: false,
  });
  return [
    way('break', t('pauses.break_body'), [
      ['24h', '24 h', '2026-01-16 18:42'],
      ['6w', '6 × 7', '2026-02-26 18:42'],
    ]),
    way('exclude', `${t('pauses.exclude_body')} ${t('pauses.scope_national')}.`, [
      ['6m', '6 × 30', '2026-07-15 18:42'],
      ['open', t('pauses.no_end'), null],
      ['forever', t('pauses.forever'), null],
    ]),
    {
      kind: 'notice',
      id: 'elsewhere',
      tone: 'info',
      title: t('pauses.links_title'),
      body: t('pauses.links_body'),
      actions: [
        { id: 'software', label: 'Blockfree', main: false, href: 'https://software.example' },
        { id: 'register', label: 'National exclusion register', main: false, href: 'https://register.example' },
      ],
    },
  ];
}
