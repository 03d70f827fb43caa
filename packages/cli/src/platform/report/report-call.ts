import { html } from 'hono/html';
import type { Drift } from '@housefront/contract/suite';
import type { CallLine, CallState } from './types.ts';
import { lacksParts } from './verdict.ts';

type Html = ReturnType<typeof html>;

const WORDS: Readonly<Record<CallState, readonly [mark: string, kind: string]>> = {
  answers: ['Answers', 'ok'],
  drifts: ['Drifts', 'fail'],
  fails: ['Fails', 'fail'],
  open: ['Open', 'fail'],
  missing: ['Missing', 'fail'],
  missed: ['Missing, visitors miss it', 'warn'],
  optional: ['Missing, an extra', 'skipped'],
  skipped: ['Not checked', 'skipped'],
};

const times = (count: number): string => (count > 1 ? `, ${count} times` : '');

/** Number of drifts of a call that are shown at once. */
const SHOWN = 8;

const driftRow = ({ path, expected, received, times: count }: Drift): Html =>
  html`<li>
    <p><code>${path}</code>${times(count)}</p>
    <dl>
      <dt>Expected</dt>
      <dd>${expected}</dd>
      <dt>Received</dt>
      <dd>${received}</dd>
    </dl>
  </li>`;

function drifts({ drifts: found }: CallLine): Html | '' {
  if (found.length === 0) return '';
  const more = found.slice(SHOWN);
  return html`<ul class="drifts">
      ${found.slice(0, SHOWN).map(driftRow)}
    </ul>
    ${
      more.length === 0
        ? ''
        : html`<details class="more">
            <summary>${more.length} more</summary>
            <ul class="drifts">
              ${more.map(driftRow)}
            </ul>
          </details>`
    }`;
}

const gaps = ({ gaps: found }: CallLine): Html | '' =>
  found.length === 0
    ? ''
    : html`<p class="label">Missing, the site fills in</p>
        <ul class="plain gaps">
          ${found.map(({ path, filledBy, times: count, level, means }) => html`<li><code>${path}</code> ${filledBy}${times(count)} (${level}) ${means}</li>`)}
        </ul>`;

const notes = ({ notes: found }: CallLine): Html | '' =>
  found.length === 0
    ? ''
    : html`<p class="label">Notes, no faults</p>
        <ul class="plain">
          ${found.map(({ path, says, times: count }) => html`<li><code>${path}</code> ${says}${times(count)}</li>`)}
        </ul>`;

function details(line: CallLine): Html {
  const { summary, path, request, status, code } = line;
  const answer = [status === null ? '' : `HTTP ${status}`, code === '' ? '' : `code ${code}`]
    .filter(Boolean)
    .join(', ');
  return html`<p>${summary}</p>
    ${drifts(line)}
    <dl class="sent">
      <dt>Request</dt>
      <dd><code>POST ${path}</code>${request === '' ? '' : html` <code>${request}</code>`}</dd>
      ${
        answer === ''
          ? ''
          : html`<dt>Answer</dt>
              <dd>${answer}</dd>`
      }
    </dl>
    ${gaps(line)} ${notes(line)}`;
}

/** A call of the page. Faults and missing parts are open, so that they are printed. */
export function callRow(line: CallLine): Html {
  const hasGaps = lacksParts(line);
  const [mark, kind] = hasGaps ? (['Lacks parts', 'warn'] as const) : WORDS[line.state];
  const isOpen = kind === 'fail' || hasGaps;
  const tail = [line.level, line.ofMembers ? 'members' : '', line.ms === null ? '' : `${line.ms} ms`]
    .filter(Boolean)
    .join(', ');
  return html`<li class="${kind}">
    <details ${isOpen ? 'open' : ''}>
      <summary>
        <span class="mark">${mark}</span> <b>${line.name}</b> <span class="tail">${tail}</span>
        ${line.reason === '' ? '' : html`<span class="reason">${line.reason}</span>`}
      </summary>
      ${details(line)}
    </details>
  </li>`;
}
