import * as migration_20261121_034350_initial from './20261121_034350_initial.ts';
import * as migration_20261121_143728_submissions from './20261121_143728_submissions.ts';
import * as migration_20261121_183626_searches from './20261121_183626_searches.ts';
import * as migration_20261121_212329_people_and_conversations from './20261121_212329_people_and_conversations.ts';
import * as migration_20261122_023208_ban_history from './20261122_023208_ban_history.ts';
import * as migration_20261122_091603_trash_of_names from './20261122_091603_trash_of_names.ts';
import * as migration_20261122_093427_staff_names from './20261122_093427_staff_names.ts';
import * as migration_20261122_095041_merged_saves from './20261122_095041_merged_saves.ts';
import * as migration_20261122_100443_staff_doors from './20261122_100443_staff_doors.ts';
import * as migration_20261122_102242_upload_senders from './20261122_102242_upload_senders.ts';
import * as migration_20261122_103159_inbox_search from './20261122_103159_inbox_search.ts';
import * as migration_20261122_123239_list_search_and_sessions from './20261122_123239_list_search_and_sessions.ts';
import * as migration_20261123_052213_pictures_by_language from './20261123_052213_pictures_by_language.ts';
import * as migration_20261123_054820_offers_of_a_kind from './20261123_054820_offers_of_a_kind.ts';
import * as migration_20261123_055848_portraits from './20261123_055848_portraits.ts';
import * as migration_20261123_064647_marks_of_clients from './20261123_064647_marks_of_clients.ts';
import * as migration_20261123_094257_posts_in_series from './20261123_094257_posts_in_series.ts';
import * as migration_20261123_114747_pairs_of_rows from './20261123_114747_pairs_of_rows.ts';
import * as migration_20261123_121329_translation_records from './20261123_121329_translation_records.ts';
import * as migration_20261123_124718_article_ratings from './20261123_124718_article_ratings.ts';
import * as migration_20261123_125414_glossary from './20261123_125414_glossary.ts';
import * as migration_20261123_133352_publish_checks from './20261123_133352_publish_checks.ts';
import * as migration_20261123_134254_reviews from './20261123_134254_reviews.ts';
import * as migration_20261123_150125_since_of_states from './20261123_150125_since_of_states.ts';
import * as migration_20261123_154305_history_words from './20261123_154305_history_words.ts';
import * as migration_20261123_155207_gap_cares from './20261123_155207_gap_cares.ts';
import * as migration_20261123_182650_overruled_texts from './20261123_182650_overruled_texts.ts';
import * as migration_20261123_185639_staff_invitations from './20261123_185639_staff_invitations.ts';
import * as migration_20261123_191121_second_factor from './20261123_191121_second_factor.ts';
import * as migration_20261123_193631_audit_trail from './20261123_193631_audit_trail.ts';
import * as migration_20261123_215900_shared_state from './20261123_215900_shared_state.ts';
import * as migration_20261123_223258_error_inbox from './20261123_223258_error_inbox.ts';
import * as migration_20261124_025221_staff_devices from './20261124_025221_staff_devices.ts';
import * as migration_20261124_030639_editor_scopes from './20261124_030639_editor_scopes.ts';
import * as migration_20261126_203525_brand from './20261126_203525_brand.ts';
import * as migration_20261126_210514_search_words from './20261126_210514_search_words.ts';
import * as migration_20261126_211705_media_library from './20261126_211705_media_library.ts';
import * as migration_20261126_214618_blocks from './20261126_214618_blocks.ts';
import * as migration_20261126_215620_own_forms from './20261126_215620_own_forms.ts';
import * as migration_20261126_220203_words from './20261126_220203_words.ts';
import * as migration_20261126_220526_parts from './20261126_220526_parts.ts';
import * as migration_20261127_060102_contract_form_locks from './20261127_060102_contract_form_locks.ts';
import * as migration_20261127_075724_history_of_rows from './20261127_075724_history_of_rows.ts';
import * as migration_20261127_083048_word_drafts from './20261127_083048_word_drafts.ts';
import * as migration_20261127_151254_merged_saves_without_drafts from './20261127_151254_merged_saves_without_drafts.ts';
import * as migration_20261127_151307_contract_more_locks from './20261127_151307_contract_more_locks.ts';
import * as migration_20261128_133644_about_craft from './20261128_133644_about_craft.ts';
import * as migration_20261128_144143_notices_language from './20261128_144143_notices_language.ts';
import * as migration_20261128_214253_more_departments from './20261128_214253_more_departments.ts';
import * as migration_20261129_003636_drafts_of_site_data from './20261129_003636_drafts_of_site_data.ts';
import * as migration_20261129_020306_savers_of_forms from './20261129_020306_savers_of_forms.ts';
import * as migration_20261129_053139_drafts_of_team_settings from './20261129_053139_drafts_of_team_settings.ts';
import * as migration_20261129_053215_contract_nightly_moment from './20261129_053215_contract_nightly_moment.ts';
import * as migration_20261129_100208_trash_of_forms from './20261129_100208_trash_of_forms.ts';

export const migrations = [
  {
    up: migration_20261121_034350_initial.up,
    down: migration_20261121_034350_initial.down,
    name: '20261121_034350_initial',
  },
  {
    up: migration_20261121_143728_submissions.up,
    down: migration_20261121_143728_submissions.down,
    name: '20261121_143728_submissions',
  },
  {
    up: migration_20261121_183626_searches.up,
    down: migration_20261121_183626_searches.down,
    name: '20261121_183626_searches',
  },
  {
    up: migration_20261121_212329_people_and_conversations.up,
    down: migration_20261121_212329_people_and_conversations.down,
    name: '20261121_212329_people_and_conversations',
  },
  {
    up: migration_20261122_023208_ban_history.up,
    down: migration_20261122_023208_ban_history.down,
    name: '20261122_023208_ban_history',
  },
  {
    up: migration_20261122_091603_trash_of_names.up,
    down: migration_20261122_091603_trash_of_names.down,
    name: '20261122_091603_trash_of_names',
  },
  {
    up: migration_20261122_093427_staff_names.up,
    down: migration_20261122_093427_staff_names.down,
    name: '20261122_093427_staff_names',
  },
  {
    up: migration_20261122_095041_merged_saves.up,
    down: migration_20261122_095041_merged_saves.down,
    name: '20261122_095041_merged_saves',
  },
  {
    up: migration_20261122_100443_staff_doors.up,
    down: migration_20261122_100443_staff_doors.down,
    name: '20261122_100443_staff_doors',
  },
  {
    up: migration_20261122_102242_upload_senders.up,
    down: migration_20261122_102242_upload_senders.down,
    name: '20261122_102242_upload_senders',
  },
  {
    up: migration_20261122_103159_inbox_search.up,
    down: migration_20261122_103159_inbox_search.down,
    name: '20261122_103159_inbox_search',
  },
  {
    up: migration_20261122_123239_list_search_and_sessions.up,
    down: migration_20261122_123239_list_search_and_sessions.down,
    name: '20261122_123239_list_search_and_sessions',
  },
  {
    up: migration_20261123_052213_pictures_by_language.up,
    down: migration_20261123_052213_pictures_by_language.down,
    name: '20261123_052213_pictures_by_language',
  },
  {
    up: migration_20261123_054820_offers_of_a_kind.up,
    down: migration_20261123_054820_offers_of_a_kind.down,
    name: '20261123_054820_offers_of_a_kind',
  },
  {
    up: migration_20261123_055848_portraits.up,
    down: migration_20261123_055848_portraits.down,
    name: '20261123_055848_portraits',
  },
  {
    up: migration_20261123_064647_marks_of_clients.up,
    down: migration_20261123_064647_marks_of_clients.down,
    name: '20261123_064647_marks_of_clients',
  },
  {
    up: migration_20261123_094257_posts_in_series.up,
    down: migration_20261123_094257_posts_in_series.down,
    name: '20261123_094257_posts_in_series',
  },
  {
    up: migration_20261123_114747_pairs_of_rows.up,
    down: migration_20261123_114747_pairs_of_rows.down,
    name: '20261123_114747_pairs_of_rows',
  },
  {
    up: migration_20261123_121329_translation_records.up,
    down: migration_20261123_121329_translation_records.down,
    name: '20261123_121329_translation_records',
  },
  {
    up: migration_20261123_124718_article_ratings.up,
    down: migration_20261123_124718_article_ratings.down,
    name: '20261123_124718_article_ratings',
  },
  {
    up: migration_20261123_125414_glossary.up,
    down: migration_20261123_125414_glossary.down,
    name: '20261123_125414_glossary',
  },
  {
    up: migration_20261123_133352_publish_checks.up,
    down: migration_20261123_133352_publish_checks.down,
    name: '20261123_133352_publish_checks',
  },
  {
    up: migration_20261123_134254_reviews.up,
    down: migration_20261123_134254_reviews.down,
    name: '20261123_134254_reviews',
  },
  {
    up: migration_20261123_150125_since_of_states.up,
    down: migration_20261123_150125_since_of_states.down,
    name: '20261123_150125_since_of_states',
  },
  {
    up: migration_20261123_154305_history_words.up,
    down: migration_20261123_154305_history_words.down,
    name: '20261123_154305_history_words',
  },
  {
    up: migration_20261123_155207_gap_cares.up,
    down: migration_20261123_155207_gap_cares.down,
    name: '20261123_155207_gap_cares',
  },
  {
    up: migration_20261123_182650_overruled_texts.up,
    down: migration_20261123_182650_overruled_texts.down,
    name: '20261123_182650_overruled_texts',
  },
  {
    up: migration_20261123_185639_staff_invitations.up,
    down: migration_20261123_185639_staff_invitations.down,
    name: '20261123_185639_staff_invitations',
  },
  {
    up: migration_20261123_191121_second_factor.up,
    down: migration_20261123_191121_second_factor.down,
    name: '20261123_191121_second_factor',
  },
  {
    up: migration_20261123_193631_audit_trail.up,
    down: migration_20261123_193631_audit_trail.down,
    name: '20261123_193631_audit_trail',
  },
  {
    up: migration_20261123_215900_shared_state.up,
    down: migration_20261123_215900_shared_state.down,
    name: '20261123_215900_shared_state',
  },
  {
    up: migration_20261123_223258_error_inbox.up,
    down: migration_20261123_223258_error_inbox.down,
    name: '20261123_223258_error_inbox',
  },
  {
    up: migration_20261124_025221_staff_devices.up,
    down: migration_20261124_025221_staff_devices.down,
    name: '20261124_025221_staff_devices',
  },
  {
    up: migration_20261124_030639_editor_scopes.up,
    down: migration_20261124_030639_editor_scopes.down,
    name: '20261124_030639_editor_scopes',
  },
  {
    up: migration_20261126_203525_brand.up,
    down: migration_20261126_203525_brand.down,
    name: '20261126_203525_brand',
  },
  {
    up: migration_20261126_210514_search_words.up,
    down: migration_20261126_210514_search_words.down,
    name: '20261126_210514_search_words',
  },
  {
    up: migration_20261126_211705_media_library.up,
    down: migration_20261126_211705_media_library.down,
    name: '20261126_211705_media_library',
  },
  {
    up: migration_20261126_214618_blocks.up,
    down: migration_20261126_214618_blocks.down,
    name: '20261126_214618_blocks',
  },
  {
    up: migration_20261126_215620_own_forms.up,
    down: migration_20261126_215620_own_forms.down,
    name: '20261126_215620_own_forms',
  },
  {
    up: migration_20261126_220203_words.up,
    down: migration_20261126_220203_words.down,
    name: '20261126_220203_words',
  },
  {
    up: migration_20261126_220526_parts.up,
    down: migration_20261126_220526_parts.down,
    name: '20261126_220526_parts',
  },
  {
    up: migration_20261127_060102_contract_form_locks.up,
    down: migration_20261127_060102_contract_form_locks.down,
    name: '20261127_060102_contract_form_locks',
  },
  {
    up: migration_20261127_075724_history_of_rows.up,
    down: migration_20261127_075724_history_of_rows.down,
    name: '20261127_075724_history_of_rows',
  },
  {
    up: migration_20261127_083048_word_drafts.up,
    down: migration_20261127_083048_word_drafts.down,
    name: '20261127_083048_word_drafts',
  },
  {
    up: migration_20261127_151254_merged_saves_without_drafts.up,
    down: migration_20261127_151254_merged_saves_without_drafts.down,
    name: '20261127_151254_merged_saves_without_drafts',
  },
  {
    up: migration_20261127_151307_contract_more_locks.up,
    down: migration_20261127_151307_contract_more_locks.down,
    name: '20261127_151307_contract_more_locks',
  },
  {
    up: migration_20261128_133644_about_craft.up,
    down: migration_20261128_133644_about_craft.down,
    name: '20261128_133644_about_craft',
  },
  {
    up: migration_20261128_144143_notices_language.up,
    down: migration_20261128_144143_notices_language.down,
    name: '20261128_144143_notices_language',
  },
  {
    up: migration_20261128_214253_more_departments.up,
    down: migration_20261128_214253_more_departments.down,
    name: '20261128_214253_more_departments',
  },
  {
    up: migration_20261129_003636_drafts_of_site_data.up,
    down: migration_20261129_003636_drafts_of_site_data.down,
    name: '20261129_003636_drafts_of_site_data',
  },
  {
    up: migration_20261129_020306_savers_of_forms.up,
    down: migration_20261129_020306_savers_of_forms.down,
    name: '20261129_020306_savers_of_forms',
  },
  {
    up: migration_20261129_053139_drafts_of_team_settings.up,
    down: migration_20261129_053139_drafts_of_team_settings.down,
    name: '20261129_053139_drafts_of_team_settings',
  },
  {
    up: migration_20261129_053215_contract_nightly_moment.up,
    down: migration_20261129_053215_contract_nightly_moment.down,
    name: '20261129_053215_contract_nightly_moment',
  },
  {
    up: migration_20261129_100208_trash_of_forms.up,
    down: migration_20261129_100208_trash_of_forms.down,
    name: '20261129_100208_trash_of_forms'
  },
];
