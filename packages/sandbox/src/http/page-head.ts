import { html } from 'hono/html';

/** What pages of other parties begin with: they follow the colours of the device. */
export const pageHead = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <style>
    :root {
      color-scheme: light dark;
      font:
        16px/1.5 system-ui,
        sans-serif;
    }
  </style>`;
