import { html } from 'hono/html';

/** The head of pages of other parties, in the colour scheme of the device. */
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
