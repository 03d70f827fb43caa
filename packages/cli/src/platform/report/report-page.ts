import { html, raw } from 'hono/html';
import { areas } from './areas.ts';
import { callRow } from './report-call.ts';
import { reportStyle } from './reportStyle.ts';
import type { FindingStatus } from '../../base/finding.ts';
import type { PlatformFinding, PlatformReport } from './types.ts';
import { checkedCalls, isWell, lackingCalls } from './verdict.ts';

type Html = ReturnType<typeof html>;

const WORDS: Readonly<Record<FindingStatus, string>> = {
  ok: 'OK',
  warn: 'Warning',
  fail: 'Fault',
  skipped: 'Not checked',
};
const ORDER: readonly FindingStatus[] = ['fail', 'warn', 'skipped', 'ok'];

const figure = (value: string | number, says: string, kind = ''): Html =>
  html`<li class="${kind}"><strong>${value}</strong> <span>${says}</span></li>`;

const findingRow = ({ id, status, where, title, why, mend }: PlatformFinding): Html =>
  html`<li class="finding ${status}">
    <p class="head">
      <span class="mark">${WORDS[status]}</span> <b>${title}</b>${where === '' ? '' : html` <code>${where}</code>`}
    </p>
    <p>${why}</p>
    ${mend === '' ? '' : html`<p class="mend"><span>Next step:</span> ${mend}</p>`}
    <p class="id">${id}</p>
  </li>`;

/** Ended early or not, in one sentence. */
const ENDS: Readonly<Record<PlatformReport['ended'], string>> = {
  done: '',
  early: 'The check ended early, because the platform as a whole has a fault.',
  time: 'The check is not complete: its time limit was over.',
  stopped: 'The check is not complete: it was stopped.',
};

const MEMBER: Readonly<Record<PlatformReport['member'], string>> = {
  none: 'Calls of members were only checked for refusing guests.',
  login: 'Calls of members were checked after a sign-in.',
  token: 'Calls of members were checked with the token of a member.',
};

function summary(report: PlatformReport): Html {
  const { counts, speed } = report;
  const asked = checkedCalls(counts);
  const lacking = lackingCalls(report);
  const wrong = (value: number, says: string) => (value > 0 ? figure(value, says, 'fail') : '');
  return html`<ul class="figures">
    ${asked > 0 ? figure(`${counts.answers} of ${asked}`, 'calls answer as the contract says', counts.answers === asked ? 'ok' : '') : ''}
    ${wrong(counts.drifts, counts.drifts === 1 ? 'call drifts' : 'calls drift')}
    ${wrong(counts.fails, counts.fails === 1 ? 'call fails' : 'calls fail')}
    ${wrong(counts.open, 'open without a login')} ${wrong(counts.missing, 'missing')}
    ${lacking > 0 ? figure(lacking, lacking === 1 ? 'call lacks parts' : 'calls lack parts', 'warn') : ''}
    ${counts.missed > 0 ? figure(counts.missed, 'missing, visitors miss them', 'warn') : ''}
    ${counts.optional > 0 ? figure(counts.optional, 'missing extras') : ''}
    ${counts.skipped > 0 ? figure(counts.skipped, 'not checked', 'skipped') : ''}
    ${speed === null ? '' : figure(`${speed.median} ms`, `half of the answers; the slowest ${speed.slowest} ms`)}
  </ul>`;
}

function unsent({ unsent: calls }: PlatformReport): Html {
  const list = (why: 'changes' | 'site') =>
    calls
      .filter((call) => call.why === why)
      .map(
        ({ name, path, summary: says, level }) =>
          html`<li><b>${name}</b> <code>${path}</code> ${why === 'changes' ? `(${level}) ` : ''}${says}</li>`,
      );
  return html`<details>
      <summary>${list('changes').length} calls change something</summary>
      <p>The check never moves money and changes no data. Test these calls on a platform for tests.</p>
      <ul class="plain">
        ${list('changes')}
      </ul>
    </details>
    <details>
      <summary>${list('site').length} calls are answered by the site's own server</summary>
      <p>The gateway answers them; the platform need not have them.</p>
      <ul class="plain">
        ${list('site')}
      </ul>
    </details>`;
}

/**
 * The report as one HTML file. It loads nothing, runs no script and can be printed. All text of the platform is escaped.
 */
export function platformPage(report: PlatformReport): string {
  const { against, siteId, at, seconds, findings, ended, member, calls } = report;
  const well = isWell(report);
  const sorted = findings.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  const parts = areas
    .map((area) => ({ area, lines: calls.filter((call) => call.area === area) }))
    .filter(({ lines }) => lines.length > 0);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Platform check: ${new URL(against).host}</title>
        <style>
          ${raw(reportStyle)}
        </style>
      </head>
      <body>
        <main>
          <header class="${well ? 'ok' : 'fail'}">
            <p class="over">Platform check</p>
            <h1>${new URL(against).host}</h1>
            <p class="verdict">${well ? 'A site works with this platform.' : 'The faults below have to be mended.'}</p>
            <p class="facts">
              <span>Site ${siteId}</span> <span>${against}</span>
              <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time> <span>${seconds} s</span>
            </p>
            ${summary(report)}
          </header>
          ${ENDS[ended] === '' ? '' : html`<p class="notice">${ENDS[ended]}</p>`}
          <section aria-labelledby="findings">
            <h2 id="findings">Results</h2>
            <ul class="findings">
              ${sorted.map(findingRow)}
            </ul>
          </section>
          ${
            parts.length === 0
              ? ''
              : html`<section aria-labelledby="calls">
                  <h2 id="calls">Call by call</h2>
                  <p>${MEMBER[member]} A row opens: request, expected and received values.</p>
                  ${parts.map(
                    ({ area, lines }) =>
                      html`<h3>${area}</h3>
                        <ul class="calls">
                          ${lines.map(callRow)}
                        </ul>`,
                  )}
                </section>`
          }
          <section aria-labelledby="unsent">
            <h2 id="unsent">Not called, on purpose</h2>
            ${unsent(report)}
          </section>
          <footer>
            <p>
              Written by <code>housefront doctor --against</code>, by the suite that the kit's own sandbox passes. The
              contract: openapi.json of the kit.
            </p>
          </footer>
        </main>
      </body>
    </html> `;
  if (page instanceof Promise) throw new Error('a part of the page has to be awaited');
  return page.toString();
}
