import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { readRegisterRules } from '#sandbox/identity/read-register-rules.ts';

/** What the fields of a merchant's registration must satisfy [5.10]. */
export const getRegisterSettings: Handler<'getRegisterSettings'> = {
  answer: (_query, { db, request }) => readRegisterRules(db, merchantOf(request)),
};
