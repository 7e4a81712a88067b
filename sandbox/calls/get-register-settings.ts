import type { Call } from '#sandbox/http/call.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { readRegisterRules } from './read-register-rules.ts';

/** What the fields of a merchant's registration must satisfy [5.10]. */
export const getRegisterSettings: Call<object> = {
  method: 'GET',
  path: '/wps/system/setting/register',
  response: 'register-rules',
  answer: (_query, { db, request }) => readRegisterRules(db, merchantOf(request)),
};
