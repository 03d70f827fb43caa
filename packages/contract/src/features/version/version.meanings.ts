import { like, type CallMeanings } from '../../calls/meaning.types.ts';

const GATEWAY = 'The gateway of the kit answers it. A platform never gets it.';

/** Files of the build of a site. */
export const version: CallMeanings = {
  latestBuild: {
    level: 'may',
    without: GATEWAY,
    request: { timestamp: like('Any number, so that no cache answers.', '1768478400000') },
    reply: {
      id: like('Id of the newest build. Another one than that of the page: the page offers to reload.', 'b1f2c3'),
      timestamp: like('When it was built.', '1768478400000'),
    },
  },
  buildMeta: {
    level: 'may',
    without: GATEWAY,
    request: { buildId: like('Id of the build.', 'b1f2c3') },
    reply: { id: like('Id of the build.', 'b1f2c3'), timestamp: like('When it was built.', '1768478400000') },
  },
  pagePayload: {
    level: 'may',
    without: GATEWAY,
    request: {
      path: like('Path of the page without slashes around it; empty for the home page.', 'slotgame'),
      build: like('Id of the build of the page that asks.', 'b1f2c3'),
      gt_id: like('Hall of a list page.', '2'),
      gp_id: like('Provider of a list page.', 'GPJD'),
      house: like('The value of the provider in gameList.', '1'),
      isCrashGame: like('Whether it is the list of crash games.', ''),
    },
    reply: {
      build: like('Id of the build that made the data.', 'b1f2c3'),
      data: 'The data of the page as a guest sees it.',
      mode: like('`desktop` or `mobile`.', 'mobile'),
      locale: like('Language of the data.', 'en_US'),
      currency: like('Currency of the data.', 'USD'),
      queries: 'Answers that the page has in it.',
      queryKey: like('Name of the answer in the app.', ['catalogue', 'halls']),
      state: 'The answer and its age.',
      status: like('Always `success`.', 'success'),
      'state.data': like('The answer.', []),
      dataUpdatedAt: like('When it was made, in milliseconds since 1970.', 1768478400000),
    },
  },
};
