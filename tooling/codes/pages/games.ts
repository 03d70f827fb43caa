import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { heartsRefusal } from '../../../packages/core/src/features/favourites/favourites.codes.ts';
import { leaveFailureOf, playRefusal } from '../../../packages/core/src/features/play/play.codes.ts';
import type { PlayFailure } from '../../../packages/core/src/features/play/machine/play.protocol.ts';
import { again, part, quiet, refusedWith, shown, type CallsOfPage, type Outcome } from '../outcomes.ts';

const failed = (failure: PlayFailure, effect: string): Outcome => ({
  key: failure === null ? '' : failure.text === undefined ? failure.messageKey : null,
  effect,
});

const starting = (code: string): Outcome => {
  const refusal = playRefusal(refusedWith(code));
  if (refusal.kind === 'failed') {
    return failed(refusal.failure, 'message; the window of the game is closed, another game can be started');
  }
  if (refusal.kind === 'open') {
    return { key: 'play.running_title', effect: 'question whether to return to the open game or to end it' };
  }
  if (refusal.kind === 'pause') {
    return failed(refusal.failure, 'screen with the time that is left, on a site with a profile; elsewhere message');
  }
  return {
    key: 'pg.maintain.title',
    effect:
      'dialog with both times, or a general text where one is missing, and a way to customer service; the window of the game is closed',
  };
};

/** Games, their lists and favourites. */
export const games: CallsOfPage = {
  title: 'Games',
  parts: [
    part('Start of a game', calls.play, starting),
    part('Start of a demo', calls.demoPlay, starting),
    part('End of a game', calls.leave, (code) =>
      failed(leaveFailureOf(refusedWith(code)), 'message; the game counts as left all the same'),
    ),
    quiet('Games by facets', calls.lobbyGames, 'the games that were shown stay'),
    part('Favourites', calls.favoriteStore, (code) =>
      shown(heartsRefusal(refusedWith(code)), 'message; the hearts are as they were before'),
    ),
    again('Halls and providers', calls.gameList),
    again('Games and labels of a provider', calls.gameLabel),
    again('Games of a tag', calls.tagGameList),
    again('Crash games', calls.crashGames),
    again('Halls with demos', calls.demoGameTypes),
    again('Demos of a provider', calls.demoProviderGames),
    quiet('Featured games', calls.templateGameList, 'the shelves of the halls are left out'),
    quiet('Hot games', calls.hotGames, 'the shelf is left out'),
    quiet('Games played last', calls.lastPlayingGame, 'the last known ones stay'),
    quiet('Page of quick bets', calls.sportQuickbetUrl, 'the sports hall is shown without the frame'),
    quiet('Jackpot', calls.jackpot, 'the last known amount stays'),
  ],
};
