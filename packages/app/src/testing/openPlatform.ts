import type { Platform } from '@housefront/core/testing';
import { commands } from 'vitest/browser';
import type { PlatformReply, PlatformRequest } from './platform-command.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Asks the sandbox of a world; it is made with the first call. */
    askPlatform: (world: string, request: PlatformRequest) => Promise<PlatformReply>;
  }
}

/** A sandbox for one document. */
export interface OpenPlatform {
  /** Answers the calls of ports. */
  readonly answer: Platform;
  /** Answers to a path, in order. */
  replies(path: string): readonly unknown[];
  /** Reads the control interface, e.g. `/captcha/abc`. */
  control(path: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Opens a sandbox for this test alone; the runner closes it some time after the test. */
export function openPlatform(): OpenPlatform {
  const world = crypto.randomUUID();
  const replies = new Map<string, unknown[]>();
  return {
    answer: async ({ url, method, headers, body }) => {
      // The gateway names the site, on whose profile the platform decides.
      const named = { ...headers, 'x-site-id': '1001' };
      const request = { url, method, headers: named, ...(body !== undefined && { body }) };
      const { status, headers: replied, text } = await commands.askPlatform(world, request);
      replies.set(url, [...(replies.get(url) ?? []), JSON.parse(text)]);
      return { status, header: (name) => replied[name] ?? null, text };
    },
    replies: (path) => replies.get(path) ?? [],
    control: async (path) => {
      const { text } = await commands.askPlatform(world, { url: `/control${path}`, method: 'GET', headers: {} });
      return JSON.parse(text) as Readonly<Record<string, unknown>>;
    },
  };
}
