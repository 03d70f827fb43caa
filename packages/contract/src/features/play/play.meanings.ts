import { ignorable, like, type CallMeanings } from '../../calls/meaning.types.ts';

/** Starting and leaving games. */
export const play: CallMeanings = {
  play: {
    level: 'must',
    without: 'No game starts: the site says that the start failed.',
    request: {
      lobby_url: 'Address of the page `/close` of the site. The game opens it when the member leaves.',
      extra: like(
        ignorable(
          'Further values that a provider needs, such as `{"app_id": "…"}` of the config. Sent only where the config has them.',
        ),
        { app_id: 'app-1' },
      ),
      autoplay:
        '0: the game starts without autoplay. Sent only by a site whose profile of player protection asks for it.',
      turbo: like('0: the game starts without turbo and quick spin. Sent only by a site whose profile asks for it.', 0),
      min_round_ms: like('Shortest round in milliseconds. Sent only by a site whose profile asks for it.', 2500),
      max_stake:
        'Highest stake in minor units, such as `"200"` for 2.00. Sent only by a site whose profile asks for it.',
    },
  },
  leave: {
    level: 'should',
    without:
      'The platform does not learn that a member has left a game. Its money stays with the provider until it notices.',
    request: { gp_id: 'Provider of the game. Left out if the site does not know it.' },
  },
};
