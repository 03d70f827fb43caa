import { Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world/world.ts';
import type { SandboxEnv } from './env.ts';
import { pageHead } from './page-head.ts';

/** Matches of the page, with the odds of home, draw and away. */
const matches = [
  ['Harbour City', 'North Ridge', '1.85', '3.40', '4.10'],
  ['Union Park', 'Silver Lake', '2.30', '3.10', '2.95'],
  ['Eastgate', 'Old Town', '1.60', '3.75', '5.20'],
  ['River Valley', 'Southport', '2.75', '3.20', '2.45'],
] as const;

/** The page of quick bets on sports. It may be framed by every site, unless a scenario forbids it (SPORT-01). */
export function createSportPage({ seed, situations }: World): Hono<SandboxEnv> {
  const sport = new Hono<SandboxEnv>();
  sport.get('/', (c) => {
    const provider = seed.providers.find(({ gpId }) => gpId === c.req.query('gp_id'))?.name ?? 'Sports';
    const refused = situations.current().some(({ sportUnframed }) => sportUnframed === true);
    if (refused) c.header('x-frame-options', 'DENY');
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            ${pageHead}
            <title>${provider}</title>
            <style>
              body {
                margin: 16px;
              }
              table {
                width: 100%;
                border-collapse: collapse;
                font-variant-numeric: tabular-nums;
              }
              td,
              th {
                padding: 10px 4px;
                border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
                text-align: end;
              }
              td:first-child,
              th:first-child {
                text-align: start;
              }
            </style>
          </head>
          <body>
            <h1>${provider}</h1>
            <table>
              <thead>
                <tr>
                  <th scope="col">Match</th>
                  <th scope="col">1</th>
                  <th scope="col">X</th>
                  <th scope="col">2</th>
                </tr>
              </thead>
              <tbody>
                ${matches.map(
                  ([home, away, ...odds]) =>
                    html`<tr>
                      <td>${home} – ${away}</td>
                      ${odds.map((odd) => html`<td>${odd}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </body>
        </html>`,
    );
  });
  return sport;
}
