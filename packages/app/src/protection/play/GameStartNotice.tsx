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
  const figure = (value: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(htmlLang(locale), { style, numberingSystem: 'latn', maximumFractionDigits: 2 }).format(value);
  const fact = (id: string, label: string, value: string | null, text: (value: number) => string) =>
    value === null ? [] : [{ id, label, value: text(Number(value)) }];
  const known = ({ rtp, topPrize, topPrizeOdds }: GameFacts) => [
    ...fact('rtp', t('protection_play.rtp'), rtp, (part) => figure(part / 100, 'percent')),
    ...fact('prize', t('protection_play.top_prize'), topPrize, (times) =>
      t('protection_play.times_stake', { times: figure(times) }),
    ),
    ...fact('odds', t('protection_play.odds'), topPrizeOdds, (rounds) =>
      t('protection_play.one_in', { rounds: figure(rounds) }),
    ),
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
