import { openChannel } from '../../kernel/openChannel.ts';

/** News of a session between the documents of a site. */
const SESSION_NEWS = ['answered', 'left', 'active'] as const;

/**
 * `answered`: the reality check was answered. `left`: it was answered with the end of play. `active`: the member did something.
 */
export type SessionNews = (typeof SESSION_NEWS)[number];

/** Carries news of the session between tabs and windows of the site. */
export interface SessionBus {
  readonly tell: (news: SessionNews) => void;
  readonly leave: () => void;
}

/**
 * Joins the other documents of the site.
 * @param memberId news of another member's session do not reach the listener
 */
export function joinSessionBus(memberId: string, onNews: (news: SessionNews) => void): SessionBus {
  // Without one, each document finds out by itself.
  const channel = openChannel('session-news');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = SESSION_NEWS.find((known) => data === `${memberId} ${known}`);
    if (news !== undefined) onNews(news);
  });
  return {
    tell: (news) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only.
      channel?.postMessage(`${memberId} ${news}`);
    },
    leave: () => channel?.close(),
  };
}
