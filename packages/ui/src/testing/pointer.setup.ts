import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the pointer out of the page, so that nothing is hovered. */
    parkPointer: () => Promise<void>;
  }
}

// The pointer stays where the test before has left it, also over another file's page: what lay under it would be hovered.
beforeEach(() => commands.parkPointer());
