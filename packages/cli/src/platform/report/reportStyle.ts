/** Style of the page: readable from 320 px on, in light and dark, and printed. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f7, #101318);
  --card: light-dark(#fff, #191e26);
  --line: light-dark(#dcdfe5, #313845);
  --text: light-dark(#1a1e25, #e9ecf1);
  --soft: light-dark(#555d6b, #a5adba);
  --ok: light-dark(#16703a, #6fd195);
  --warn: light-dark(#8a5600, #f0b75a);
  --fail: light-dark(#b3161f, #ff8c8c);
  --code: light-dark(#eef0f3, #242b36);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
h1 { font-size: clamp(24px, 6vw, 34px); line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font-size: 22px; line-height: 1.3; }
h3 { margin: 24px 0 8px; font-size: 16px; line-height: 1.4; }
ul { padding: 0; list-style: none; }
code { padding: 1px 5px; border-radius: 4px; background: var(--code); font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
header { padding: 24px; border: 1px solid var(--line); border-top: 6px solid var(--tone); border-radius: 12px; background: var(--card); }
.ok { --tone: var(--ok); }
.warn { --tone: var(--warn); }
.fail { --tone: var(--fail); }
.skipped { --tone: var(--soft); }
.over { color: var(--soft); font-size: 14px; }
.verdict { margin-top: 8px; color: var(--tone); font-size: 18px; font-weight: 600; }
.facts { display: flex; flex-wrap: wrap; gap: 0 16px; margin-top: 4px; color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.figures { --tone: var(--text); display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 16px; margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--line); }
.figures strong { display: block; color: var(--tone, inherit); font-size: 24px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.figures span { color: var(--soft); font-size: 14px; line-height: 1.4; }
.notice { margin-top: 16px; padding: 12px 16px; border: 1px solid var(--line); border-left: 4px solid var(--warn); border-radius: 8px; background: var(--card); }
.findings, .calls { overflow: hidden; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.findings > li, .calls > li { border-left: 4px solid var(--tone); }
.findings > li + li, .calls > li + li { border-top: 1px solid var(--line); }
.finding { padding: 12px 16px; font-size: 15px; overflow-wrap: anywhere; }
.mark { color: var(--tone); font-size: 13px; font-weight: 600; white-space: nowrap; }
.finding .mark { margin-right: 6px; }
.mend span, .label { color: var(--soft); font-size: 14px; }
.id { color: var(--soft); font: 12px/1.5 ui-monospace, monospace; }
summary { cursor: pointer; }
.calls > li > details > summary { display: grid; grid-template-columns: 14px 128px 1fr auto; gap: 0 8px; align-items: baseline; padding: 8px 16px 8px 12px; list-style: none; }
.calls > li > details > summary::-webkit-details-marker { display: none; }
.calls > li > details > summary::before { content: '\\25B8'; color: var(--soft); }
.calls > li > details[open] > summary::before { content: '\\25BE'; }
summary:focus-visible { outline: 2px solid; outline-offset: -2px; }
.calls summary b { font-weight: 600; overflow-wrap: anywhere; }
.tail { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.reason { grid-column: 3 / -1; color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.calls > li > details > :not(summary) { margin: 0 16px 12px 34px; font-size: 15px; overflow-wrap: anywhere; }
.calls > li { display: flow-root; }
.calls > li > details[open] { padding-bottom: 1px; }
.drifts { border: 1px solid var(--line); border-radius: 8px; }
.drifts > li { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 2px 16px; padding: 8px 12px; }
.drifts > li + li { border-top: 1px solid var(--line); }
details.more > .drifts { margin-top: 8px; }
dl { display: grid; grid-template-columns: 84px 1fr; gap: 2px 8px; font-size: 14px; }
dt { color: var(--soft); }
dd { min-width: 0; overflow-wrap: anywhere; }
.plain li { padding: 2px 0; font-size: 14px; overflow-wrap: anywhere; }
section > details { margin-top: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
section > details > :not(summary) { margin-top: 8px; }
footer { margin-top: 40px; color: var(--soft); font-size: 14px; }
@media (max-width: 560px) {
  header { padding: 20px 16px; }
  .calls > li > details > summary { grid-template-columns: 14px 1fr auto; }
  .calls summary b { grid-column: 2; }
  .calls summary .mark { grid-column: 2 / -1; grid-row: 2; }
  .calls summary .tail { grid-column: 3; grid-row: 1; }
  .reason { grid-column: 2 / -1; }
  .calls > li > details > :not(summary) { margin-left: 16px; }
  .drifts > li { grid-template-columns: minmax(0, 1fr); }
}
@media print {
  :root { color-scheme: light; --page: #fff; }
  main { max-width: none; padding: 0; }
  .finding, .calls > li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`;
