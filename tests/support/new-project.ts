import { readFileSync } from 'node:fs';

// The settings of a new project, in the shapes that version 3.1.0 of the platform's command line reads.

/** Of Auth's settings the answer names all; where it knows none, a number or a switch. */
const AUTH_SETTINGS = readFileSync('tests/support/auth-settings.txt', 'utf8')
  .split(/\s+/)
  .filter(Boolean);
const NUMBERS = [
  'mailer_otp_exp',
  'mfa_phone_otp_length',
  'sms_otp_length',
  'custom_oauth_max_providers',
];
const SWITCHES = [
  'passkey_enabled',
  'custom_oauth_enabled',
  'oauth_server_enabled',
  'oauth_server_allow_dynamic_registration',
];

/** What a new project's Auth lets people do. */
export const NEW_AUTH = {
  ...Object.fromEntries(AUTH_SETTINGS.map((name) => [name, null])),
  ...Object.fromEntries(NUMBERS.map((name) => [name, 0])),
  ...Object.fromEntries(SWITCHES.map((name) => [name, false])),
  disable_signup: false,
  external_email_enabled: true,
  jwt_exp: 3600,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  password_min_length: 6,
  site_url: 'http://localhost:3000',
};

export const NEW_API = {
  db_schema: 'public,graphql_public',
  db_extra_search_path: 'public,extensions',
  max_rows: 1000,
  db_pool: null,
  db_pool_acquisition_timeout: 10,
  db_pool_max_lifetime: 1800,
  db_pool_max_idletime: 30,
};

const zeros = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));
const off = { enabled: false };

export const NEW_PROJECT = {
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'allowed', status: 'applied', allowed_cidrs: [] },
    postgres_settings: {},
  },
  pooler: {
    pool_mode: 'transaction',
    ignore_startup_parameters: '',
    ...zeros('server_idle_timeout', 'server_lifetime', 'query_wait_timeout', 'reserve_pool_size'),
    ...zeros('default_pool_size', 'max_client_conn'),
  },
  auth: NEW_AUTH,
  api: NEW_API,
  realtime: {
    private_only: false,
    presence_enabled: false,
    suspend: false,
    postgres_changes_pool: null,
    ...zeros('max_concurrent_users', 'max_events_per_second', 'max_bytes_per_second'),
    ...zeros('max_channels_per_client', 'max_joins_per_second', 'max_presence_events_per_second'),
    ...zeros('max_payload_size_in_kb', 'connection_pool'),
  },
  storage: {
    file_size_limit: 52_428_800,
    features: {
      image_transformation: off,
      s3_protocol: off,
      purge_cache: off,
      iceberg_catalog: { ...off, ...zeros('max_namespaces', 'max_tables', 'max_catalogs') },
      vector_buckets: { ...off, ...zeros('max_buckets', 'max_indexes') },
    },
    capabilities: { list_v2: true, iceberg_catalog: false, object_versioning: false },
    upstream_target: 'main',
    migration_version: null,
  },
};
