import { afterEach, expect, test } from 'vitest';
import { browserWindows } from '../../../adapters/browser/browser-windows.ts';
import { END_GAME_MESSAGE } from './play.placeholder.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((run) => run()));

const addFrame = (attributes: Readonly<Record<string, string>>) => {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  cleanUps.push(() => frame.remove());
  return loaded.then(() => frame.contentWindow as Window);
};

test('[PLAY-13x] a frame of this origin reaches the document around it; one of another origin is not heard', async () => {
  const heard: string[] = [];
  cleanUps.push(browserWindows(window).onFrameMessage((message) => heard.push(message)));
  const foreign = `<body onload="parent.postMessage('${END_GAME_MESSAGE}', '*')">`;
  await addFrame({ sandbox: 'allow-scripts', srcdoc: foreign });
  const frame = browserWindows(await addFrame({ src: '/__housefront_missing__' }));
  expect([frame.framed(), heard]).toEqual([true, []]);
  frame.postToParent(END_GAME_MESSAGE);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard).toEqual([END_GAME_MESSAGE]);
});

test('[PLAY-24x] a window opened by an earlier document is found by its name; a missing one leaves no window behind', async () => {
  const opened = window.open('/__housefront_missing__', 'gameWindow');
  if (opened === null) throw new Error('pop-ups are blocked in this browser');
  cleanUps.push(() => opened.close());
  const loaded = () => {
    try {
      return opened.location.href !== 'about:blank';
    } catch {
      return true;
    }
  };
  await expect.poll(loaded).toBe(true);
  const found = browserWindows(window).find('gameWindow');
  expect(found?.closed).toBe(false);
  found?.close();
  expect(opened.closed).toBe(true);
  expect(browserWindows(window).find('depositWindow')).toBeNull();
});
