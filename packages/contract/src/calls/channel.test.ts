import { expect, test } from 'vitest';
import { channelName, parseEvent, pusherChannelName } from './channel.ts';
import { channels } from '../registry/channels.ts';
import { money } from '../money/money.fixtures.ts';

test('[RT-09] the member channel has its id in the name and a prefix on the Pusher wire only', () => {
  expect(channelName(channels.member, { member_id: 7 })).toBe('member.7');
  expect(pusherChannelName(channels.member, { member_id: 7 })).toBe('private-member.7');
  expect(parseEvent(channels.member, 'game.url', { game_url: 'https://g.example/1' })).toEqual({
    game_url: 'https://g.example/1',
  });
});

test('[RT-05] web_member is public and carries customer_service_link_change', () => {
  expect(pusherChannelName(channels.webMember, {})).toBe('web_member');
  const change = parseEvent(channels.webMember, 'customer_service_link_change', { url: 'https://chat.example' });
  expect(change).toEqual({ url: 'https://chat.example', customerUrl: {} });
  expect(parseEvent(channels.webMember, 'customer_service_link_change', null)).toEqual({ url: null, customerUrl: {} });
});

test('[RT-06] web_api.{currency} carries carousel_picture.url', () => {
  expect(channelName(channels.webApi, { currency: 'RMB' })).toBe('web_api.RMB');
  expect(Object.keys(channels.webApi.events)).toEqual(['carousel_picture.url']);
});

test('[RT-08x] the template channels are named after the template', () => {
  expect(channelName(channels.template, { template: 'H5_1' })).toBe('template.H5_1');
  const update = parseEvent(channels.template, 'model_login', { language: 'zh_CN', list: [{ title: 'a' }] });
  expect(update).toMatchObject({ language: 'zh_CN', list: [{ title: 'a', content: '' }] });
});

test('[RT-10] forward_game.status gives its code as text', () => {
  expect(parseEvent(channels.member, 'forward_game.status', { code: 957 })).toEqual({ code: '957' });
});

test('[RT-11] member.cash gives the amount, or null when it must be fetched', () => {
  expect(parseEvent(channels.member, 'member.cash', { member_cash: '12.349' })).toEqual({
    cash: money(1234n),
    version: null,
  });
  expect(parseEvent(channels.member, 'member.cash', [])).toEqual({ cash: null, version: null });
});

test.each([
  [7, 7],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', null],
  [1.5, null],
  [{}, null],
])('[RT-23] the number of a change is whole: %j', (version, read) => {
  expect(parseEvent(channels.member, 'member.cash', { cash: '1.00', version })).toEqual({
    cash: money(100n),
    version: read,
  });
});

test('[RT-17] member_deposit.success gives order, amount and count', () => {
  const data = { order_number: 'D1', deposit_amount: '100.00', deposit_times: '1' };
  expect(parseEvent(channels.member, 'member_deposit.success', data)).toEqual({
    order_number: 'D1',
    deposit_amount: money(10_000n),
    deposit_times: 1,
  });
});

test('[RT-20] member.{currency} is private and carries the two promotion events', () => {
  expect(pusherChannelName(channels.memberCurrency, { currency: 'VND' })).toBe('private-member.VND');
  expect(Object.keys(channels.memberCurrency.events)).toEqual(['RedEnvelopeDisplay', 'roulette_display']);
});

test('a payload that does not fit gives null', () => {
  expect(parseEvent(channels.member, 'login', {})).toBeNull();
});
