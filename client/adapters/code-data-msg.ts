import type { Adapter } from '@liveryjs/schemas/contract/adapter';

/** For a platform that answers `{ code, data, msg }`, where 0 is success, and takes the token as `X-Token`. */
const adapter: Adapter = {
  outgoing(call) {
    const { authorization, ...headers } = call.headers;
    return authorization === undefined
      ? call
      : { ...call, headers: { ...headers, 'x-token': authorization.replace('Bearer ', '') } };
  },
  incoming({ status, body }) {
    const { code, data, msg } = Object(body);
    if (code === undefined) return { status, body };
    if (code === 0) return { status, body: { success: true, value: data } };
    const error = { code: MEANINGS[code] ?? String(code) };
    return { status: code === 401 ? 401 : status, body: { success: false, message: msg, error } };
  },
};

/** The meanings of the platform's numbers that the portal acts upon. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'not_logged_in',
  1001: 'wrong_credentials',
  1002: 'captcha_required',
};

export default adapter;
