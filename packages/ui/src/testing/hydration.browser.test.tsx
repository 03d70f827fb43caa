import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isHydrationComplaint } from './hydration.ts';

/** Reports when its content is on the page, also for a client-side start. */
function Watched({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}

/** React's complaints about a server-rendered page that is hydrated as another one. */
async function complaintsOf(server: ReactNode, browser: ReactNode): Promise<string[]> {
  const heard: string[] = [];
  // In the place of the console that the tests listen to, for these complaints are meant to come.
  const spy = vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void heard.push(args.join(' ')));
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(server);
  const done = Promise.withResolvers<void>();
  const root = hydrateRoot(place, <Watched onDone={done.resolve}>{browser}</Watched>, {
    onRecoverableError: (error) => void heard.push(String(error)),
  });
  await done.promise;
  root.unmount();
  place.remove();
  spy.mockRestore();
  return heard;
}

test('a text, an attribute and an element that differ are complaints, and a page that is the same is none', async () => {
  expect(await complaintsOf(<p title="a">one</p>, <p title="a">one</p>)).toEqual([]);
  const others = { text: <p title="a">two</p>, attribute: <p title="b">one</p>, element: <div title="a">one</div> };
  for (const other of Object.values(others)) {
    const heard = await complaintsOf(<p title="a">one</p>, other);
    expect(heard.filter(isHydrationComplaint)).not.toEqual([]);
  }
});
