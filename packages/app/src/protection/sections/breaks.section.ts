import { configText } from '@housefront/contract/site-title';
import { durationEnd, type Duration } from '@housefront/contract/rules';
import { excludeMember, takeBreak } from '@housefront/core/features/protection';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useFormModel } from '../../forms/useFormModel.ts';
import { withChosen } from '../../forms/withChosen.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { lengthText, untilText } from '../../kernel/texts/times.ts';
import { scopeText } from '../../kernel/texts/scopeText.ts';
import { formBlock, noticeBlock } from '../../kernel/member/account-blocks.ts';

interface Values {
  readonly length: string;
}

/** One of the two ways to stop. */
interface Way {
  readonly id: 'break' | 'exclude';
  readonly lengths: readonly Duration[];
  readonly title: string;
  readonly body: string;
  /** Label of the button, and of the one that answers the question. */
  readonly submit: string;
  /** The question. */
  readonly sure: (until: string) => string;
  readonly sureBody: string;
  /** Sends the length that was chosen. */
  readonly take: (duration: Duration) => Promise<boolean>;
}

/** The form of one way: lengths with their ends, and one question before it is sent. */
function useWay(
  { id, lengths, title, body, submit, sure, sureBody, take }: Way,
  zone: string,
): AccountBlock | undefined {
  const { core, messages } = useRuntime();
  const { i18n } = core;
  const { t, locale } = i18n;
  const now = useNow(lengths.length > 0);
  const until = (duration: Duration, at: number): string | undefined => {
    const end = durationEnd(duration, at, zone);
    return end === null ? undefined : untilText(end, locale);
  };
  const note = (duration: Duration): string | undefined => {
    const end = until(duration, now);
    return end === undefined ? undefined : t('pauses.until_note', { until: end });
  };
  const chosenOf = ({ length }: Values): Duration | undefined => lengths.find((one) => one === length) ?? lengths[0];
  const form = useFormModel<Values>({
    initial: { length: '' },
    fields: [
      {
        widget: 'choice',
        name: 'length',
        label: t('pauses.length'),
        options: lengths.map((length) => ({ value: length, label: lengthText(length, i18n), note: note(length) })),
      },
    ],
    check: () => ({}),
    onSubmit: async (values) => {
      const duration = chosenOf(values);
      if (duration === undefined) return;
      const end = until(duration, core.ports.platformClock.now());
      const isSure = await messages.confirm({
        title: end === undefined ? t('pauses.exclude_sure_open') : sure(end),
        message: sureBody,
        confirm: submit,
        danger: true,
      });
      if (isSure) await take(duration);
    },
  });
  if (lengths.length === 0) return undefined;
  return formBlock(t, {
    id,
    title,
    body,
    form: withChosen(form.model, { length: chosenOf(form.values) ?? '' }),
    submit,
  });
}

/** Breaks, self-exclusion, and links to software and registers that block gambling elsewhere (RG-30). */
export default function useBreaks(): AccountSection {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const { t, locale } = i18n;
  const { breaks = [], exclusions, zone = 'UTC' } = useCapabilities();
  const taking = useWay(
    {
      id: 'break',
      lengths: breaks,
      title: t('pauses.break_title'),
      body: t('pauses.break_body'),
      submit: t('pauses.break_take'),
      sure: (until) => t('pauses.break_sure', { until }),
      sureBody: t('pauses.break_sure_body'),
      take: (duration) => takeBreak(core, duration),
    },
    zone,
  );
  const scope = exclusions ? `${scopeText(exclusions, i18n)}.` : '';
  const excluding = useWay(
    {
      id: 'exclude',
      lengths: exclusions?.durations ?? [],
      title: t('pauses.exclude_title'),
      body: `${t('pauses.exclude_body')} ${scope}`,
      submit: t('pauses.exclude_take'),
      sure: (until) => t('pauses.exclude_sure', { until }),
      sureBody: t('pauses.exclude_sure_body'),
      take: (duration) => excludeMember(core, duration),
    },
    zone,
  );
  const links = (config.protection?.links ?? []).filter(({ kind }) => kind === 'software' || kind === 'register');
  const elsewhere: AccountBlock = noticeBlock(
    'elsewhere',
    'info',
    t('pauses.links_title'),
    t('pauses.links_body'),
    links.map(({ title, url }) => ({
      id: url,
      label: configText(title, locale, config),
      main: false,
      href: url,
    })),
  );
  return {
    state: 'ready',
    blocks: [...(taking ? [taking] : []), ...(excluding ? [excluding] : []), ...(links.length > 0 ? [elsewhere] : [])],
  };
}
