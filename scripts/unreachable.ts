const untrusted =
  'its certificate is none that this machine trusts; NODE_EXTRA_CA_CERTS names a file with more to trust';

/** Why no connection to a server comes about, by the code of the error: how a sentence goes on after a colon. */
export const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up',
  EHOSTUNREACH: 'no way leads to the host',
  ECONNRESET: 'it ends the connection',
  ETIMEDOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};
