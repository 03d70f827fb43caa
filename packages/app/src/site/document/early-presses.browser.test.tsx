import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyPresses, earlyPressScript } from './early-presses.ts';

beforeEach(() => {
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.head.append(script);
  script.remove();
});

afterEach(() => {
  replayEarlyPresses();
  document.body.replaceChildren();
});

/** A page as it came: nothing listens yet. */
function show(html: string) {
  document.body.innerHTML = html;
  return (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
}

/** From now on there is a listener; resolves the names of the pressed controls. */
function listen() {
  const pressed: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.closest('button, a')?.id ?? '');
  });
  return pressed;
}

test('what was pressed before anybody listened is carried out once, in its order', () => {
  const press = show('<button id="wallet"><span>Wallet</span></button><button id="menu">Menu</button>');
  press('#menu');
  press('#wallet span');
  press('#wallet');
  const pressed = listen();
  replayEarlyPresses();
  expect(pressed).toEqual(['menu', 'wallet']);
  replayEarlyPresses();
  press('#menu');
  expect(pressed).toEqual(['menu', 'wallet', 'menu']);
});

test('no form is sent by the browser itself, which would put its fields into the address', () => {
  const press = show('<form><input name="password" value="s3cret"><button id="send">Send</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  press('#send');
  expect(sent).not.toHaveBeenCalled();
  replayEarlyPresses();
  expect(sent).toHaveBeenCalledOnce();
});

test('links lead where they say, as if nothing were noted', () => {
  const press = show('<a id="hall" href="#hall">Hall</a>');
  press('#hall');
  expect(location.hash).toBe('#hall');
  const pressed = listen();
  replayEarlyPresses();
  expect(pressed).toEqual([]);
});
