import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFeatures } from '../../scripts/features.ts';
import { calls } from './calls.ts';
import { channels } from './channels.ts';
import { type AnyCall, callPath, parseRequest, parseResponse } from '../calls/endpoint.ts';

const all: readonly (readonly [string, AnyCall])[] = Object.entries(calls);

/** Every path of the call tables of both documents, as the site asks for it. */
const PATHS = `
  /builds/latest.json /builds/meta/{buildId}.json /{path}/_payload.json
  /api/demo/play /api/demo/gp_games /api/demo/gt_games
  /api/arks/web/bulletin /api/arks/web/bulletin/member /api/arks/web/bulletin/history /api/arks/web/bulletin/member/hide
  /api/arks/web/carousel_picture /api/arks/web/announcement/marquee /api/v2/get_jackpot /api/v3/game_list
  /api/arks/web/game-providers/custom-game-menus/crash /api/v2/get_tag_game_list /api/v2/game_label
  /api/v2/get_template_game_list /api/arks/web/member-games/last-playing-game /api/arks/web/member-games/hot-games
  /api/arks/web/member-games/favorite/store /api/member/game/play1 /api/member/game/leave1 /api/member/profile/my_cash
  /api/member/profile/balance/all/back /get_info_data /api/template_config
  /api/captcha /api/login /api/logout /api/login/double_validation /api/login/double_validation/skip
  /api/arks/web/vx/verify /api/arks/web/vx/reset /api/member/profile /api/member/profile/edit_password
  /api/member/profile/common/layout /api/member/profile/balance_get_back /api/arks/web/agent-level-rename
  /api/bonus_setting/check /api/member/apply_for_agent/check /api/arks/web/cash_surplus/check
  /api/arks/web/member/letter /api/arks/web/member/letter/read /api/arks/web/member/letter/destroy
  /api/arks/web/activity/red_envelope_promotion /api/arks/web/activity/red_envelope /api/arks/web/activity/roulette
  /api/arks/web/activity/roulette/info /api/arks/web/activity/roulette/spin
  /api/arks/web/game-providers/sport-quickbet-url /api/arks/web/site/detail /api/web/logo /api/member_info
  /api/arks/web/register-settings /api/register/verification /api/register /api/register/valid_message
  /api/register/sms /api/arks/web/check-agent-domain /api/arks/web/register-settings/service-agreement
  /api/web/model_setting /api/web/model_sponsor /api/web/model_login /api/arks/web/web-mobile-footer
  /api/arks/web/footer /api/arks/web/float /api/arks/web/model/register-background/detail
  /clientCaptcha /check_iframe /get_login_header /api/fb_tracking
`
  .trim()
  .split(/\s+/);

test('[CON-01] every path of both documents is declared, once', () => {
  const declared = all.map(([, call]) => callPath(call));
  expect(PATHS.filter((path) => !declared.includes(path))).toEqual([]);
  expect(PATHS).toHaveLength(72);
  expect(new Set(declared).size).toBe(declared.length);
});

test('[CON-01] the registry holds every call of the feature files under its own name', async () => {
  const declared = [...(await loadFeatures()).values()].flat();
  expect(all.filter(([name, call]) => call.name !== name)).toEqual([]);
  expect(declared.map((call) => call.name).sort()).toEqual(Object.keys(calls).sort());
});

test('[CON-01] every ledger row of a call, API-19 to API-43 and APIM-02 to APIM-43, is named by a declaration', () => {
  const rows = new Set(all.flatMap(([, call]) => call.rows.map((row) => row.replace(/x$/, ''))));
  const expected = [
    ...Array.from({ length: 25 }, (_, index) => `API-${19 + index}`),
    ...Array.from({ length: 42 }, (_, index) => `APIM-${String(2 + index).padStart(2, '0')}`),
  ];
  expect(expected.filter((row) => !rows.has(row))).toEqual([]);
});

test('[CON-01] every channel and event of the documents is declared', () => {
  const events = Object.values(channels).map((channel) => [channel.name, Object.keys(channel.events).sort()]);
  expect(Object.fromEntries(events)).toEqual({
    'member.{member_id}': [
      'all_transfer_back',
      'app_clean_cache',
      'forward_game.status',
      'game.url',
      'letter.delete',
      'letter.read',
      'letter.sent',
      'login',
      'member.cash',
      'member_deposit.success',
      'profile.updated',
      'protection.changed',
    ],
    'member.{currency}': ['RedEnvelopeDisplay', 'roulette_display'],
    web_member: ['customer_service_link_change'],
    'web_api.{currency}': ['carousel_picture.url'],
    'template.{template}': ['model_login', 'model_settings', 'model_sponsor'],
    'wins.{currency}': ['win'],
    'jackpots.{currency}': ['jackpot.changed', 'jackpot.won'],
  });
});

test('[API-02] calls without a payload accept the empty object', () => {
  for (const call of [calls.myCash, calls.logout, calls.roulette, calls.lastPlayingGame, calls.profile]) {
    expect(parseRequest(call, {})).toEqual({ ok: true, data: {}, cut: 0, misread: [] });
  }
});

test.each(all)('%s reads any data without throwing', (_, call) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (data) => {
      expect(typeof parseResponse(call, data).ok).toBe('boolean');
      expect(typeof parseRequest(call, data).ok).toBe('boolean');
    }),
    { numRuns: 60 },
  );
});
