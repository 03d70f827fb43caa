import { isLikeSlots } from '@housefront/contract/rules';
import { minor } from '@housefront/contract/money';
import type { PlayDialog } from '@housefront/core/features/play';
import { protectionQueries, type GameFacts } from '@housefront/core/features/protection';
import { formatAmount, htmlLang } from '@housefront/core/i18n';
import { GameStart } from '@housefront/ui/patterns/GameStart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';

type Notice = Extract<PlayDialog, { readonly kind: 'game-facts' }>;

/** Facts of a game before the first stake; the press starts the game (RG-35). */
export function GameStartNotice({ notice: { game, mode } }: { readonly notice: Notice }): ReactNode {
  const { core } = useRuntime();
  const { t, locale } = core.i18n;
  const { highestStake } = useCapabilities();
  const currency = useStateCurrency();
  const queries = protectionQueries(core);
  const facts = useQuery({ ...queries.gameFacts(game), retry: false });
  const isCapped = highestStake !== undefined && isLikeSlots(game.gameType);
  const state = useQuery({ ...queries.state(), enabled: isCapped });
  // Figures of games, never money: they are exact far beyond what is shown.
  const number = (value: string) =>
    new Intl.NumberFormat(htmlLang(locale), { numberingSystem: 'latn', maximumFractionDigits: 2 }).format(
      Number(value),
    );
  const percent = (value: string) =>
    new Intl.NumberFormat(htmlLang(locale), {
      style: 'percent',
      numberingSystem: 'latn',
      maximumFractionDigits: 2,
    }).format(Number(value) / 100);
  const known = (data: GameFacts) => [
    ...(data.rtp === null ? [] : [{ id: 'rtp', label: t('protection_play.rtp'), value: percent(data.rtp) }]),
    ...(data.topPrize === null
      ? []
      : [
          {
            id: 'prize',
            label: t('protection_play.top_prize'),
            value: t('protection_play.times_stake', { times: number(data.topPrize) }),
          },
        ]),
    ...(data.topPrizeOdds === null
      ? []
      : [
          {
            id: 'odds',
            label: t('protection_play.odds'),
            value: t('protection_play.one_in', { rounds: number(data.topPrizeOdds) }),
          },
        ]),
  ];
  const cap = state.data?.stakeCap ?? null;
  const stake =
    isCapped && cap !== null
      ? [{ id: 'stake', label: t('protection_play.highest_stake'), value: formatAmount(currency, minor(cap)) }]
      : [];
  const isLoading = facts.isPending || (isCapped && state.isPending);
  const rows = facts.data ? known(facts.data) : [];
  return (
    <GameStart
      game={game.name ?? t('protection_play.game')}
      facts={isLoading ? null : [...rows, ...stake]}
      note={!isLoading && rows.length === 0 ? t('protection_play.no_facts') : undefined}
      rules={facts.data?.rulesUrl ?? null}
      onStart={() => {
        core.play.dismiss('game-facts');
        core.play.start(game, { informed: true, ...(mode && { mode }) });
      }}
      onClose={() => core.play.dismiss('game-facts')}
      texts={{
        intro: t('protection_play.before_play'),
        rules: t('protection_play.rules'),
        start: t('protection_play.start'),
        cancel: t('protection_play.not_now'),
      }}
    />
  );
}
