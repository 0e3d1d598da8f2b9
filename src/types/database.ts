// Generated from the migrations by npm run types. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      amenities: {
        Row: {
          category_id: string;
          created_at: string;
          display_order: number;
          icon: string;
          id: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          category_id: string;
          created_at?: string;
          display_order?: number;
          icon?: string;
          id?: string;
          name: string;
        };
        Update: {
          category_id?: string;
          created_at?: string;
          display_order?: number;
          icon?: string;
          id?: string;
          name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'amenities_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'amenity_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      amenity_categories: {
        Row: {
          created_at: string;
          display_order: number;
          id: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          display_order?: number;
          id?: string;
          name: string;
        };
        Update: {
          created_at?: string;
          display_order?: number;
          id?: string;
          name?: string;
        };
        Relationships: [];
      };
      amenity_category_translations: {
        Row: {
          category_id: string;
          language: string;
          name: string | null;
          updated_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          category_id: string;
          language: string;
          name?: string | null;
          updated_at?: string | null;
        };
        Update: {
          category_id?: string;
          language?: string;
          name?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'amenity_category_translations_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'amenity_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      amenity_translations: {
        Row: {
          amenity_id: string;
          language: string;
          name: string | null;
          updated_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amenity_id: string;
          language: string;
          name?: string | null;
          updated_at?: string | null;
        };
        Update: {
          amenity_id?: string;
          language?: string;
          name?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'amenity_translations_amenity_id_fkey';
            columns: ['amenity_id'];
            isOneToOne: false;
            referencedRelation: 'amenities';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_events: {
        Row: {
          actor: string;
          actor_id: string | null;
          actor_name: string | null;
          at: string;
          booking_id: string;
          booking_number: string;
          changes: NonNullable<Json>;
          command_id: string | null;
          id: number;
          kind: string;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_id?: string | null;
          actor_name?: string | null;
          at?: string;
          booking_id: string;
          booking_number: string;
          changes: NonNullable<Json>;
          command_id?: string | null;
          id?: number;
          kind: string;
        };
        Update: {
          actor?: string;
          actor_id?: string | null;
          actor_name?: string | null;
          at?: string;
          booking_id?: string;
          booking_number?: string;
          changes?: NonNullable<Json>;
          command_id?: string | null;
          id?: number;
          kind?: string;
        };
        Relationships: [];
      };
      booking_groups: {
        Row: {
          coordinator_email: string | null;
          coordinator_phone: string | null;
          created_at: string;
          group_name: string;
          group_reference: string | null;
          id: string;
          notes: string | null;
          total_guests: number;
        };
        ComputedFields: never;
        Insert: {
          coordinator_email?: string | null;
          coordinator_phone?: string | null;
          created_at?: string;
          group_name: string;
          group_reference?: string | null;
          id?: string;
          notes?: string | null;
          total_guests?: number;
        };
        Update: {
          coordinator_email?: string | null;
          coordinator_phone?: string | null;
          created_at?: string;
          group_name?: string;
          group_reference?: string | null;
          id?: string;
          notes?: string | null;
          total_guests?: number;
        };
        Relationships: [];
      };
      booking_payments: {
        Row: {
          amount: number;
          booking_id: string;
          created_at: string;
          due_before: number | null;
          entered_by: string | null;
          entered_name: string | null;
          group_payment: string | null;
          id: string;
          is_moved: boolean;
          method: string;
          note: string | null;
          paid_on: string;
          payment_session: string | null;
          undone: boolean;
          undone_at: string | null;
          undone_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          booking_id: string;
          created_at?: string;
          due_before?: number | null;
          entered_by?: string | null;
          entered_name?: string | null;
          group_payment?: string | null;
          id?: string;
          is_moved?: boolean;
          method: string;
          note?: string | null;
          paid_on: string;
          payment_session?: string | null;
          undone?: boolean;
          undone_at?: string | null;
          undone_name?: string | null;
        };
        Update: {
          amount?: number;
          booking_id?: string;
          created_at?: string;
          due_before?: number | null;
          entered_by?: string | null;
          entered_name?: string | null;
          group_payment?: string | null;
          id?: string;
          is_moved?: boolean;
          method?: string;
          note?: string | null;
          paid_on?: string;
          payment_session?: string | null;
          undone?: boolean;
          undone_at?: string | null;
          undone_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_payments_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          access_key: string;
          admin_notes: string | null;
          amount_due: number;
          answer_until: string | null;
          answered_at: string | null;
          archived: boolean;
          archived_at: string | null;
          arrival_time: string | null;
          auto_archive_exempt: boolean;
          auto_archived: boolean;
          booking_number: string;
          cancel_note: string | null;
          cancel_reason: string | null;
          check_in_date: string;
          check_out_date: string;
          command_id: string | null;
          confirm_until: string | null;
          created_at: string;
          email_confirmed: boolean;
          email_confirmed_at: string | null;
          email_sent: boolean;
          email_sent_at: string | null;
          group_id: string | null;
          group_reference: string | null;
          guest_email: string | null;
          guest_name: string;
          guest_name_folded: string;
          guest_phone: string | null;
          guest_wish: string | null;
          hold_until: string | null;
          id: string;
          invoice_name: string | null;
          is_draft: boolean;
          language: string;
          message: string | null;
          number_of_guests: number;
          paid: number;
          room_id: string;
          source: string;
          status: string;
          tax_number: string | null;
          total_price: number;
          unverified: boolean;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          access_key?: string;
          admin_notes?: string | null;
          amount_due?: never;
          answer_until?: string | null;
          answered_at?: string | null;
          archived?: boolean;
          archived_at?: string | null;
          arrival_time?: string | null;
          auto_archive_exempt?: boolean;
          auto_archived?: boolean;
          booking_number?: string;
          cancel_note?: string | null;
          cancel_reason?: string | null;
          check_in_date: string;
          check_out_date: string;
          command_id?: string | null;
          confirm_until?: string | null;
          created_at?: string;
          email_confirmed?: boolean;
          email_confirmed_at?: string | null;
          email_sent?: boolean;
          email_sent_at?: string | null;
          group_id?: string | null;
          group_reference?: string | null;
          guest_email?: string | null;
          guest_name: string;
          guest_name_folded?: never;
          guest_phone?: string | null;
          guest_wish?: string | null;
          hold_until?: string | null;
          id?: string;
          invoice_name?: string | null;
          is_draft?: boolean;
          language?: string;
          message?: string | null;
          number_of_guests?: number;
          paid?: number;
          room_id: string;
          source?: string;
          status?: string;
          tax_number?: string | null;
          total_price: number;
          unverified?: boolean;
          updated_at?: string;
        };
        Update: {
          access_key?: string;
          admin_notes?: string | null;
          amount_due?: never;
          answer_until?: string | null;
          answered_at?: string | null;
          archived?: boolean;
          archived_at?: string | null;
          arrival_time?: string | null;
          auto_archive_exempt?: boolean;
          auto_archived?: boolean;
          booking_number?: string;
          cancel_note?: string | null;
          cancel_reason?: string | null;
          check_in_date?: string;
          check_out_date?: string;
          command_id?: string | null;
          confirm_until?: string | null;
          created_at?: string;
          email_confirmed?: boolean;
          email_confirmed_at?: string | null;
          email_sent?: boolean;
          email_sent_at?: string | null;
          group_id?: string | null;
          group_reference?: string | null;
          guest_email?: string | null;
          guest_name?: string;
          guest_name_folded?: never;
          guest_phone?: string | null;
          guest_wish?: string | null;
          hold_until?: string | null;
          id?: string;
          invoice_name?: string | null;
          is_draft?: boolean;
          language?: string;
          message?: string | null;
          number_of_guests?: number;
          paid?: number;
          room_id?: string;
          source?: string;
          status?: string;
          tax_number?: string | null;
          total_price?: number;
          unverified?: boolean;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_group_id_fkey';
            columns: ['group_id'];
            isOneToOne: false;
            referencedRelation: 'booking_groups';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      channel_events: {
        Row: {
          booking_id: string | null;
          code: string | null;
          created_at: string;
          ends: string;
          feed_id: string;
          id: string;
          kind: string;
          missing_since: string | null;
          seen_at: string;
          starts: string;
          state: string;
          summary: string | null;
          uid: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id?: string | null;
          code?: string | null;
          created_at?: string;
          ends: string;
          feed_id: string;
          id?: string;
          kind: string;
          missing_since?: string | null;
          seen_at?: string;
          starts: string;
          state: string;
          summary?: string | null;
          uid: string;
        };
        Update: {
          booking_id?: string | null;
          code?: string | null;
          created_at?: string;
          ends?: string;
          feed_id?: string;
          id?: string;
          kind?: string;
          missing_since?: string | null;
          seen_at?: string;
          starts?: string;
          state?: string;
          summary?: string | null;
          uid?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'channel_events_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'channel_events_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'channel_feeds';
            referencedColumns: ['id'];
          },
        ];
      };
      channel_feeds: {
        Row: {
          begun_at: string | null;
          blocks_are_stays: boolean;
          channel: string;
          created_at: string;
          drop_accepted: boolean;
          etag: string | null;
          export_key: string;
          exported_at: string | null;
          exported_before: NonNullable<Json>;
          exported_changed_at: string | null;
          exported_nights: NonNullable<Json>;
          failing_since: string | null;
          id: string;
          is_active: boolean;
          last_error: string | null;
          room_id: string;
          succeeded_at: string | null;
          tried_at: string | null;
          unread: NonNullable<Json>;
          unread_count: number;
          url: string | null;
          version: number;
          warning: string | null;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string | null;
          blocks_are_stays?: boolean;
          channel: string;
          created_at?: string;
          drop_accepted?: boolean;
          etag?: string | null;
          export_key?: string;
          exported_at?: string | null;
          exported_before?: NonNullable<Json>;
          exported_changed_at?: string | null;
          exported_nights?: NonNullable<Json>;
          failing_since?: string | null;
          id?: string;
          is_active?: boolean;
          last_error?: string | null;
          room_id: string;
          succeeded_at?: string | null;
          tried_at?: string | null;
          unread?: NonNullable<Json>;
          unread_count?: number;
          url?: string | null;
          version?: number;
          warning?: string | null;
        };
        Update: {
          begun_at?: string | null;
          blocks_are_stays?: boolean;
          channel?: string;
          created_at?: string;
          drop_accepted?: boolean;
          etag?: string | null;
          export_key?: string;
          exported_at?: string | null;
          exported_before?: NonNullable<Json>;
          exported_changed_at?: string | null;
          exported_nights?: NonNullable<Json>;
          failing_since?: string | null;
          id?: string;
          is_active?: boolean;
          last_error?: string | null;
          room_id?: string;
          succeeded_at?: string | null;
          tried_at?: string | null;
          unread?: NonNullable<Json>;
          unread_count?: number;
          url?: string | null;
          version?: number;
          warning?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'channel_feeds_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          admin_notes: string | null;
          archived: boolean;
          archived_at: string | null;
          created_at: string;
          email: string;
          id: string;
          is_read: boolean;
          message: string;
          name: string;
          phone: string | null;
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_notes?: string | null;
          archived?: boolean;
          archived_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          is_read?: boolean;
          message: string;
          name: string;
          phone?: string | null;
          subject: string;
          updated_at?: string;
        };
        Update: {
          admin_notes?: string | null;
          archived?: boolean;
          archived_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          is_read?: boolean;
          message?: string;
          name?: string;
          phone?: string | null;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      guest_profiles: {
        Row: {
          age_group: string;
          booking_id: string;
          created_at: string;
          email: string | null;
          emergency_contact_name: string | null;
          emergency_contact_phone: string | null;
          full_name: string;
          id: string;
          is_primary_contact: boolean;
          phone: string | null;
          special_requests: string | null;
        };
        ComputedFields: never;
        Insert: {
          age_group?: string;
          booking_id: string;
          created_at?: string;
          email?: string | null;
          emergency_contact_name?: string | null;
          emergency_contact_phone?: string | null;
          full_name: string;
          id?: string;
          is_primary_contact?: boolean;
          phone?: string | null;
          special_requests?: string | null;
        };
        Update: {
          age_group?: string;
          booking_id?: string;
          created_at?: string;
          email?: string | null;
          emergency_contact_name?: string | null;
          emergency_contact_phone?: string | null;
          full_name?: string;
          id?: string;
          is_primary_contact?: boolean;
          phone?: string | null;
          special_requests?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'guest_profiles_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      house_rules: {
        Row: {
          answer_within_minutes: number | null;
          check_in_from: string;
          free_cancellation_hours: number;
          hold_for_minutes: number | null;
          only_row: boolean;
          paused_at: string | null;
          price_rule: string;
          requests_paused: boolean;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer_within_minutes?: number | null;
          check_in_from?: string;
          free_cancellation_hours?: number;
          hold_for_minutes?: number | null;
          only_row?: boolean;
          paused_at?: string | null;
          price_rule?: string;
          requests_paused?: boolean;
          updated_at?: string;
        };
        Update: {
          answer_within_minutes?: number | null;
          check_in_from?: string;
          free_cancellation_hours?: number;
          hold_for_minutes?: number | null;
          only_row?: boolean;
          paused_at?: string | null;
          price_rule?: string;
          requests_paused?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      mail_settings: {
        Row: {
          account_holder: string | null;
          house_email: string | null;
          iban: string | null;
          off: string[];
          only_row: boolean;
          smtp_error: string | null;
          smtp_refused: boolean;
          smtp_seen_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_holder?: string | null;
          house_email?: string | null;
          iban?: string | null;
          off?: string[];
          only_row?: boolean;
          smtp_error?: string | null;
          smtp_refused?: boolean;
          smtp_seen_at?: string | null;
          updated_at?: string;
        };
        Update: {
          account_holder?: string | null;
          house_email?: string | null;
          iban?: string | null;
          off?: string[];
          only_row?: boolean;
          smtp_error?: string | null;
          smtp_refused?: boolean;
          smtp_seen_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      mail_texts: {
        Row: {
          kind: string;
          language: string;
          paragraph: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          kind: string;
          language: string;
          paragraph: string;
          updated_at?: string;
        };
        Update: {
          kind?: string;
          language?: string;
          paragraph?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      mails: {
        Row: {
          attempts: number;
          body: string | null;
          booking_id: string | null;
          claim_token: string | null;
          code: string | null;
          created_at: string;
          event_key: string;
          id: string;
          is_test: boolean;
          kind: string;
          known_at: string | null;
          language: string;
          last_error: string | null;
          lease_until: string | null;
          message_id: string | null;
          not_before: string;
          reason: string | null;
          recipient: string;
          request_key: string | null;
          sent_at: string | null;
          staff_id: string | null;
          state: string;
          subject: string | null;
          told_in: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          body?: string | null;
          booking_id?: string | null;
          claim_token?: string | null;
          code?: string | null;
          created_at?: string;
          event_key: string;
          id?: string;
          is_test?: boolean;
          kind: string;
          known_at?: string | null;
          language?: string;
          last_error?: string | null;
          lease_until?: string | null;
          message_id?: string | null;
          not_before?: string;
          reason?: string | null;
          recipient: string;
          request_key?: string | null;
          sent_at?: string | null;
          staff_id?: string | null;
          state?: string;
          subject?: string | null;
          told_in?: string | null;
        };
        Update: {
          attempts?: number;
          body?: string | null;
          booking_id?: string | null;
          claim_token?: string | null;
          code?: string | null;
          created_at?: string;
          event_key?: string;
          id?: string;
          is_test?: boolean;
          kind?: string;
          known_at?: string | null;
          language?: string;
          last_error?: string | null;
          lease_until?: string | null;
          message_id?: string | null;
          not_before?: string;
          reason?: string | null;
          recipient?: string;
          request_key?: string | null;
          sent_at?: string | null;
          staff_id?: string | null;
          state?: string;
          subject?: string | null;
          told_in?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'mails_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'mails_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'mails_told_in_fkey';
            columns: ['told_in'];
            isOneToOne: false;
            referencedRelation: 'mails';
            referencedColumns: ['id'];
          },
        ];
      };
      month_returns: {
        Row: {
          created_at: string;
          figures: NonNullable<Json>;
          handed_by: string | null;
          handed_on: string;
          kind: string;
          month: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          figures: NonNullable<Json>;
          handed_by?: string | null;
          handed_on: string;
          kind: string;
          month: string;
        };
        Update: {
          created_at?: string;
          figures?: NonNullable<Json>;
          handed_by?: string | null;
          handed_on?: string;
          kind?: string;
          month?: string;
        };
        Relationships: [];
      };
      payment_settings: {
        Row: {
          bills_from: string | null;
          breakfast_value: number;
          breakfast_vat: number;
          hours: number;
          methods: string[];
          missing: string[];
          only_row: boolean;
          rule: string;
          service: string | null;
          share: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bills_from?: string | null;
          breakfast_value?: number;
          breakfast_vat?: number;
          hours?: number;
          methods?: string[];
          missing?: string[];
          only_row?: boolean;
          rule?: string;
          service?: string | null;
          share?: number;
          updated_at?: string;
        };
        Update: {
          bills_from?: string | null;
          breakfast_value?: number;
          breakfast_vat?: number;
          hours?: number;
          methods?: string[];
          missing?: string[];
          only_row?: boolean;
          rule?: string;
          service?: string | null;
          share?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      rate_events: {
        Row: {
          actor: string;
          actor_id: string | null;
          actor_name: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          rooms: string[];
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_id?: string | null;
          actor_name?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: number;
          rooms?: string[];
          subject: string;
        };
        Update: {
          actor?: string;
          actor_id?: string | null;
          actor_name?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: number;
          rooms?: string[];
          subject?: string;
        };
        Relationships: [];
      };
      register_entries: {
        Row: {
          age: number | null;
          age_on: string | null;
          birth_date: string | null;
          birth_place: string | null;
          booking_id: string;
          checked_at: string | null;
          checked_by: string | null;
          created_at: string;
          doc_country: string | null;
          doc_number: string | null;
          doc_type: string | null;
          erased_at: string | null;
          given_names: string | null;
          id: string;
          is_proposal: boolean;
          missing: string[];
          nationality: string | null;
          person: number;
          residence_country: string | null;
          residence_place: string | null;
          settled_at: string | null;
          surname: string | null;
          tax_reason: string | null;
          updated_at: string;
          writes: number;
          written_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          age?: number | null;
          age_on?: string | null;
          birth_date?: string | null;
          birth_place?: string | null;
          booking_id: string;
          checked_at?: string | null;
          checked_by?: string | null;
          created_at?: string;
          doc_country?: string | null;
          doc_number?: string | null;
          doc_type?: string | null;
          erased_at?: string | null;
          given_names?: string | null;
          id?: string;
          is_proposal?: boolean;
          missing?: never;
          nationality?: string | null;
          person: number;
          residence_country?: string | null;
          residence_place?: string | null;
          settled_at?: string | null;
          surname?: string | null;
          tax_reason?: string | null;
          updated_at?: string;
          writes?: number;
          written_at?: string | null;
        };
        Update: {
          age?: number | null;
          age_on?: string | null;
          birth_date?: string | null;
          birth_place?: string | null;
          booking_id?: string;
          checked_at?: string | null;
          checked_by?: string | null;
          created_at?: string;
          doc_country?: string | null;
          doc_number?: string | null;
          doc_type?: string | null;
          erased_at?: string | null;
          given_names?: string | null;
          id?: string;
          is_proposal?: boolean;
          missing?: never;
          nationality?: string | null;
          person?: number;
          residence_country?: string | null;
          residence_place?: string | null;
          settled_at?: string | null;
          surname?: string | null;
          tax_reason?: string | null;
          updated_at?: string;
          writes?: number;
          written_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'register_entries_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      register_settings: {
        Row: {
          asks_guests: boolean;
          contact_email: string | null;
          contact_name: string | null;
          establishment: string;
          name: string | null;
          only_row: boolean;
          phone: string | null;
          postcode: string | null;
          reports_from: string | null;
          service: string | null;
          short_name: string | null;
          street: string | null;
          tax_number: string | null;
          town: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          asks_guests?: boolean;
          contact_email?: string | null;
          contact_name?: string | null;
          establishment?: string;
          name?: string | null;
          only_row?: boolean;
          phone?: string | null;
          postcode?: string | null;
          reports_from?: string | null;
          service?: string | null;
          short_name?: string | null;
          street?: string | null;
          tax_number?: string | null;
          town?: string | null;
          updated_at?: string;
        };
        Update: {
          asks_guests?: boolean;
          contact_email?: string | null;
          contact_name?: string | null;
          establishment?: string;
          name?: string | null;
          only_row?: boolean;
          phone?: string | null;
          postcode?: string | null;
          reports_from?: string | null;
          service?: string | null;
          short_name?: string | null;
          street?: string | null;
          tax_number?: string | null;
          town?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      room_amenities: {
        Row: {
          amenity_id: string;
          room_id: string;
        };
        ComputedFields: never;
        Insert: {
          amenity_id: string;
          room_id: string;
        };
        Update: {
          amenity_id?: string;
          room_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'room_amenities_amenity_id_fkey';
            columns: ['amenity_id'];
            isOneToOne: false;
            referencedRelation: 'amenities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'room_amenities_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      room_availability: {
        Row: {
          custom_price: number | null;
          date: string;
          is_available: boolean;
          room_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          custom_price?: number | null;
          date: string;
          is_available?: boolean;
          room_id: string;
          updated_at?: string;
        };
        Update: {
          custom_price?: number | null;
          date?: string;
          is_available?: boolean;
          room_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'room_availability_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      room_translations: {
        Row: {
          description: string | null;
          features: string[];
          features_of: string[];
          full_description: string | null;
          language: string;
          name: string | null;
          picture_texts: NonNullable<Json>;
          room_id: string;
          room_subtitle: string | null;
          room_title: string | null;
          updated_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          description?: string | null;
          features?: string[];
          features_of?: string[];
          full_description?: string | null;
          language: string;
          name?: string | null;
          picture_texts?: NonNullable<Json>;
          room_id: string;
          room_subtitle?: string | null;
          room_title?: string | null;
          updated_at?: string | null;
        };
        Update: {
          description?: string | null;
          features?: string[];
          features_of?: string[];
          full_description?: string | null;
          language?: string;
          name?: string | null;
          picture_texts?: NonNullable<Json>;
          room_id?: string;
          room_subtitle?: string | null;
          room_title?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'room_translations_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      rooms: {
        Row: {
          airbnb_url: string | null;
          booking_url: string | null;
          created_at: string;
          custom_sections: NonNullable<Json>;
          description: string | null;
          features: string[];
          full_description: string | null;
          id: string;
          images: string[];
          is_active: boolean;
          max_guests: number;
          minimum_price: number | null;
          name: string;
          picture_texts: NonNullable<Json>;
          price_per_night: number;
          room_number: string;
          room_subtitle: string | null;
          room_title: string | null;
          standard_features: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          airbnb_url?: string | null;
          booking_url?: string | null;
          created_at?: string;
          custom_sections?: NonNullable<Json>;
          description?: string | null;
          features?: string[];
          full_description?: string | null;
          id?: string;
          images?: string[];
          is_active?: boolean;
          max_guests?: number;
          minimum_price?: number | null;
          name: string;
          picture_texts?: NonNullable<Json>;
          price_per_night: number;
          room_number: string;
          room_subtitle?: string | null;
          room_title?: string | null;
          standard_features?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          airbnb_url?: string | null;
          booking_url?: string | null;
          created_at?: string;
          custom_sections?: NonNullable<Json>;
          description?: string | null;
          features?: string[];
          full_description?: string | null;
          id?: string;
          images?: string[];
          is_active?: boolean;
          max_guests?: number;
          minimum_price?: number | null;
          name?: string;
          picture_texts?: NonNullable<Json>;
          price_per_night?: number;
          room_number?: string;
          room_subtitle?: string | null;
          room_title?: string | null;
          standard_features?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      shift_notes: {
        Row: {
          created_at: string;
          done: boolean;
          done_at: string | null;
          done_name: string | null;
          id: string;
          text: string;
          written_by: string | null;
          written_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          done?: boolean;
          done_at?: string | null;
          done_name?: string | null;
          id?: string;
          text: string;
          written_by?: string | null;
          written_name?: string | null;
        };
        Update: {
          created_at?: string;
          done?: boolean;
          done_at?: string | null;
          done_name?: string | null;
          id?: string;
          text?: string;
          written_by?: string | null;
          written_name?: string | null;
        };
        Relationships: [];
      };
      siba_file_guests: {
        Row: {
          arrival: string;
          departure: string;
          departure_known: boolean;
          entry_id: string | null;
          file_number: number;
          line: number;
          refusal: string | null;
        };
        ComputedFields: never;
        Insert: {
          arrival: string;
          departure: string;
          departure_known?: boolean;
          entry_id?: string | null;
          file_number: number;
          line: number;
          refusal?: string | null;
        };
        Update: {
          arrival?: string;
          departure?: string;
          departure_known?: boolean;
          entry_id?: string | null;
          file_number?: number;
          line?: number;
          refusal?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'siba_file_guests_entry_id_fkey';
            columns: ['entry_id'];
            isOneToOne: false;
            referencedRelation: 'register_entries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'siba_file_guests_file_number_fkey';
            columns: ['file_number'];
            isOneToOne: false;
            referencedRelation: 'siba_files';
            referencedColumns: ['number'];
          },
        ];
      };
      siba_files: {
        Row: {
          answer: string | null;
          claim_token: string | null;
          code: string | null;
          delivered_on: string | null;
          ended_at: string | null;
          ended_by: string | null;
          guests: number;
          is_rehearsal: boolean;
          lease_until: string | null;
          made_at: string;
          made_by: string | null;
          number: number;
          sha256: string | null;
          state: string;
          way: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          claim_token?: string | null;
          code?: string | null;
          delivered_on?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          guests: number;
          is_rehearsal?: boolean;
          lease_until?: string | null;
          made_at?: string;
          made_by?: string | null;
          number: number;
          sha256?: string | null;
          state: string;
          way: string;
        };
        Update: {
          answer?: string | null;
          claim_token?: string | null;
          code?: string | null;
          delivered_on?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          guests?: number;
          is_rehearsal?: boolean;
          lease_until?: string | null;
          made_at?: string;
          made_by?: string | null;
          number?: number;
          sha256?: string | null;
          state?: string;
          way?: string;
        };
        Relationships: [];
      };
      stay_rules: {
        Row: {
          closed_to_arrival: boolean;
          from_date: string;
          id: string;
          min_nights: number;
          name: string | null;
          names: NonNullable<Json>;
          room_id: string | null;
          until_date: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closed_to_arrival?: boolean;
          from_date: string;
          id?: string;
          min_nights?: number;
          name?: string | null;
          names?: NonNullable<Json>;
          room_id?: string | null;
          until_date: string;
          updated_at?: string;
        };
        Update: {
          closed_to_arrival?: boolean;
          from_date?: string;
          id?: string;
          min_nights?: number;
          name?: string | null;
          names?: NonNullable<Json>;
          room_id?: string | null;
          until_date?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stay_rules_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      tax_payments: {
        Row: {
          amount: number;
          booking_id: string;
          created_at: string;
          due_before: number | null;
          entered_name: string | null;
          id: string;
          method: string;
          paid_on: string;
          undone: boolean;
          undone_at: string | null;
          undone_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          booking_id: string;
          created_at?: string;
          due_before?: number | null;
          entered_name?: string | null;
          id?: string;
          method: string;
          paid_on: string;
          undone?: boolean;
          undone_at?: string | null;
          undone_name?: string | null;
        };
        Update: {
          amount?: number;
          booking_id?: string;
          created_at?: string;
          due_before?: number | null;
          entered_name?: string | null;
          id?: string;
          method?: string;
          paid_on?: string;
          undone?: boolean;
          undone_at?: string | null;
          undone_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tax_payments_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      tourist_tax: {
        Row: {
          amount: number;
          from_day: string;
          id: string;
          max_nights: number;
          min_age: number;
          until_day: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          from_day: string;
          id?: string;
          max_nights?: number;
          min_age?: number;
          until_day: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          from_day?: string;
          id?: string;
          max_nights?: number;
          min_age?: number;
          until_day?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_register: { Args: { only_missing?: boolean; proposal: string }; Returns: Json };
      am_i_staff: { Args: Record<PropertyKey, never>; Returns: boolean };
      apply_channel_plan: { Args: { feed: string; plan: Json; version: number }; Returns: Json };
      approve_key: { Args: { email: string; key: string }; Returns: undefined };
      approve_request: { Args: { code: string }; Returns: boolean };
      ask_deposit: {
        Args: {
          amount: number;
          basis: string;
          booking: string;
          by_mail: boolean;
          language: string;
          replace?: boolean;
          until: string;
          whole: boolean;
        };
        Returns: Json;
      };
      ask_recovery: { Args: { email: string }; Returns: undefined };
      ask_refund: { Args: { amount: number; id: string; session: string }; Returns: Json };
      begin_payment: { Args: { key: string }; Returns: Json };
      begin_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      believe_day: { Args: { day: string }; Returns: undefined };
      bill_sheet: { Args: { day: string }; Returns: Json };
      change_staff_role: { Args: { id: string; role: string }; Returns: undefined };
      change_stays: { Args: { changes: Json }; Returns: Json };
      channel_calendar: { Args: { key: string; told?: boolean }; Returns: Json };
      channel_failed: { Args: { error: string; feed: string }; Returns: undefined };
      channel_state: { Args: { feed: string }; Returns: Json };
      check_second_factor: { Args: { code: string }; Returns: Json };
      claim_mails: { Args: { most?: number }; Returns: Json };
      claim_publication: { Args: Record<PropertyKey, never>; Returns: number };
      close_room: { Args: { reason: string; room: string; until: string }; Returns: Json };
      copy_invitation: { Args: { id: string }; Returns: string };
      day_sheet: { Args: { day: string }; Returns: Json };
      deposit_sheet: { Args: { booking: string; whole?: boolean }; Returns: Json };
      deposits_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      document_seen: {
        Args: { booking: string; country: string; number: string; person: number };
        Returns: Json;
      };
      due_feeds: { Args: Record<PropertyKey, never>; Returns: Json };
      end_second_factor: { Args: { code: string }; Returns: Json };
      erase_guest_data: { Args: { booking?: string; email: string }; Returns: Json };
      export_guest_data: { Args: { booking?: string; email: string }; Returns: Json };
      feed_of_key: { Args: { key: string }; Returns: Json };
      find_guests: { Args: { words: string }; Returns: Json };
      finish_mail: {
        Args: {
          body?: string;
          error?: string;
          id: string;
          result: string;
          subject?: string;
          token: string;
        };
        Returns: boolean;
      };
      finish_publication: { Args: { error?: string; number: number }; Returns: undefined };
      finish_refund: {
        Args: { error?: string; id: string; provider_refund: string };
        Returns: boolean;
      };
      finish_second_factor: { Args: Record<PropertyKey, never>; Returns: undefined };
      finish_siba_file: {
        Args: {
          answer?: string;
          code?: string;
          lines?: Json;
          number: number;
          result: string;
          token: string;
        };
        Returns: boolean;
      };
      guest_arrival: { Args: { arrival_time?: string; key: string; wish?: string }; Returns: Json };
      guest_cancel: { Args: { key: string; reason?: string }; Returns: Json };
      guest_confirm: { Args: { code: string; key: string }; Returns: Json };
      guest_invoice: { Args: { key: string; name?: string; tax_number?: string }; Returns: Json };
      guest_page: { Args: { key: string }; Returns: Json };
      guest_register: {
        Args: { anew?: boolean; booking: string; entry: Json; key: string; person: number };
        Returns: Json;
      };
      hand_in_month: {
        Args: { handed_on?: string; kind: string; month: string };
        Returns: undefined;
      };
      hand_mail: { Args: { id: string; token: string }; Returns: boolean };
      hand_siba_file: { Args: { number: number; sha256: string; token: string }; Returns: boolean };
      house_rates: { Args: { from_day: string }; Returns: Json };
      invite_staff: { Args: { email: string; name: string; role: string }; Returns: Json };
      keep_deposit: { Args: { request: string }; Returns: Json };
      kept_pictures: { Args: Record<PropertyKey, never>; Returns: string[] };
      make_siba_file: {
        Args: { entries: string[]; is_rehearsal?: boolean; way: string };
        Returns: Json;
      };
      month_sheet: { Args: { month: string }; Returns: Json };
      move_deposit_deadline: { Args: { request: string; until: string }; Returns: Json };
      my_account: { Args: Record<PropertyKey, never>; Returns: Json };
      my_activity: { Args: Record<PropertyKey, never>; Returns: Json };
      open_payment: {
        Args: { provider: string; provider_session: string; session: string; url: string };
        Returns: boolean;
      };
      open_room: { Args: { room: string }; Returns: Json };
      pages_to_end: { Args: { rehearsal: boolean }; Returns: Json };
      password_chosen: { Args: { id: string }; Returns: undefined };
      place_stay: { Args: { event: string; room: string }; Returns: Json };
      preview_mail: { Args: { mail: string }; Returns: Json };
      prove_second_factor: { Args: { code: string }; Returns: Json };
      read_staff_link: { Args: { link: string }; Returns: Json };
      receive_group_payment: {
        Args: {
          amount: number;
          id: string;
          method: string;
          note?: string;
          paid_on: string;
          reference: string;
        };
        Returns: Json;
      };
      remove_staff: { Args: { id: string }; Returns: undefined };
      removed_accounts: { Args: Record<PropertyKey, never>; Returns: Json };
      renew_access_key: { Args: { booking: string }; Returns: string };
      renew_channel_keys: { Args: { room: string }; Returns: undefined };
      renew_invitation: { Args: { id: string }; Returns: undefined };
      renew_recovery_codes: { Args: { code: string }; Returns: Json };
      report: { Args: { from_day: string; until_day: string }; Returns: Json };
      report_map: { Args: { from_day: string; until_day: string }; Returns: Json };
      report_payment_service: {
        Args: { methods?: string[]; missing?: string[]; service: string };
        Returns: undefined;
      };
      report_siba_service: { Args: { service: string }; Returns: undefined };
      report_smtp: { Args: { error: string; refused?: boolean }; Returns: undefined };
      request_approval: {
        Args: { email: string; key: string; language?: string };
        Returns: undefined;
      };
      require_second_factor: { Args: { from_day?: string }; Returns: undefined };
      reset_second_factor: { Args: { id: string }; Returns: undefined };
      restore_deposit: { Args: { ask: boolean; request: string }; Returns: Json };
      return_staff_link: { Args: { link: string }; Returns: undefined };
      revenue: { Args: Record<PropertyKey, never>; Returns: number };
      rooms_today: { Args: Record<PropertyKey, never>; Returns: Json };
      same_stay: { Args: { booking: string; event: string }; Returns: undefined };
      send_mail_again: { Args: { mail: string }; Returns: string };
      send_test_mail: { Args: { kind: string; language: string }; Returns: string };
      set_bill_number: { Args: { line: string; number: string }; Returns: Json };
      set_invoice: {
        Args: { booking: string; name: string; tax_number: string; whole: boolean };
        Returns: Json;
      };
      set_linen_every: { Args: { nights: number }; Returns: number };
      set_room_states: { Args: { taps: Json }; Returns: Json };
      set_staff_name: { Args: { name: string }; Returns: string };
      settle_departure: { Args: { entry: string }; Returns: undefined };
      settle_loose_money: { Args: { number: number }; Returns: undefined };
      settle_siba_file: { Args: { number: number; outcome: string }; Returns: undefined };
      siba_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      sign_out_everywhere: { Args: Record<PropertyKey, never>; Returns: undefined };
      sign_siba_file: { Args: { number: number; sha256: string }; Returns: undefined };
      stay_register: { Args: { booking: string }; Returns: Json };
      take_payment_event: { Args: { event: Json }; Returns: Json };
      take_staff_link: { Args: { link: string }; Returns: Json };
      team: { Args: Record<PropertyKey, never>; Returns: Json };
      undo_group_payment: { Args: { id: string }; Returns: Json };
      whats_new: { Args: { since?: string }; Returns: Json };
      withdraw_deposit: { Args: { request: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
