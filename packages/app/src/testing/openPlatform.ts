import type { Platform } from '@housefront/core/testing';
import { commands } from 'vitest/browser';
import type { PlatformEvent, PlatformReply, PlatformRequest } from './platform-command.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Asks the sandbox of a world; it is made with the first call. */
    askPlatform: (world: string, request: PlatformRequest) => Promise<PlatformReply>;
    /** Moves the clock of a world on. */
    advancePlatform: (world: string, ms: number) => Promise<void>;
    /** Events that a world has announced since the first call. */
    platformEvents: (world: string) => Promise<readonly PlatformEvent[]>;
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
  /** Moves the platform's clock on, in milliseconds; that of the ports stays. */
  advance(ms: number): Promise<void>;
  /** Events that the platform has announced since the first call, in order. */
  events(): Promise<readonly PlatformEvent[]>;
}

/** Opens a sandbox for this test alone; the runner closes it some time after the test. */
export function openPlatform(): OpenPlatform {
  const world = crypto.randomUUID();
  const replies = new Map<string, unknown[]>();
  return {
    answer: async ({ url, method, headers, body }) => {
      // As the site's server sends it.
      const sent = { 'x-site-id': '1001', ...headers };
      const request = { url, method, headers: sent, ...(body !== undefined && { body }) };
      const { status, headers: replied, text } = await commands.askPlatform(world, request);
      replies.set(url, [...(replies.get(url) ?? []), JSON.parse(text)]);
      return { status, header: (name) => replied[name] ?? null, text };
    },
    advance: (ms) => commands.advancePlatform(world, ms),
    events: () => commands.platformEvents(world),
    replies: (path) => replies.get(path) ?? [],
    control: async (path) => {
      const { text } = await commands.askPlatform(world, { url: `/control${path}`, method: 'GET', headers: {} });
      return JSON.parse(text) as Readonly<Record<string, unknown>>;
    },
  };
}
