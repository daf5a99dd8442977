/** The database as TypeScript sees it. Generated from supabase/migrations by `npm run db:types`; not written by hand. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '12';
  };
  public: {
    Tables: {
      analytics_events: {
        Row: {
          client_created_at: string;
          created_at: string;
          event: string;
          id: string;
          props: NonNullable<Json>;
          user_id: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          event: string;
          id: string;
          props?: NonNullable<Json>;
          user_id?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          event?: string;
          id?: string;
          props?: NonNullable<Json>;
          user_id?: string | null;
        };
        Relationships: [];
      };
      audit_events: {
        Row: {
          actor: string | null;
          actor_email: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          operation: string;
          record_id: string;
          table_name: string;
        };
        Insert: {
          actor?: string | null;
          actor_email?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          operation: string;
          record_id: string;
          table_name: string;
        };
        Update: {
          actor?: string | null;
          actor_email?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          operation?: string;
          record_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      call_leases: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          person_id: string;
          place: number;
          returned_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          expires_at: string;
          id?: string;
          person_id: string;
          place: number;
          returned_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          person_id?: string;
          place?: number;
          returned_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'call_leases_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'listed_people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'call_leases_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      campaign_settings: {
        Row: {
          key: string;
          number: number;
          published_at: string;
          published_by: string | null;
          value: NonNullable<Json>;
          version: number;
        };
        Insert: {
          key: string;
          number?: never;
          published_at?: string;
          published_by?: string | null;
          value: NonNullable<Json>;
          version: number;
        };
        Update: {
          key?: string;
          number?: never;
          published_at?: string;
          published_by?: string | null;
          value?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [];
      };
      canvassers: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          linked_at: string | null;
          name: string;
          phone: string | null;
          picked_by: string | null;
          signup_id: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          linked_at?: string | null;
          name: string;
          phone?: string | null;
          picked_by?: string | null;
          signup_id: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          linked_at?: string | null;
          name?: string;
          phone?: string | null;
          picked_by?: string | null;
          signup_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'canvassers_signup_id_fkey';
            columns: ['signup_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id'];
          },
        ];
      };
      checkouts: {
        Row: {
          checked_out_by: string | null;
          created_at: string;
          due_at: string;
          ended_as: string | null;
          ended_at: string | null;
          id: string;
          turf_id: string;
          user_id: string;
        };
        Insert: {
          checked_out_by?: string | null;
          created_at?: string;
          due_at: string;
          ended_as?: string | null;
          ended_at?: string | null;
          id?: string;
          turf_id: string;
          user_id: string;
        };
        Update: {
          checked_out_by?: string | null;
          created_at?: string;
          due_at?: string;
          ended_as?: string | null;
          ended_at?: string | null;
          id?: string;
          turf_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'checkouts_turf_id_fkey';
            columns: ['turf_id'];
            referencedRelation: 'turfs';
            referencedColumns: ['id'];
          },
        ];
      };
      consents: {
        Row: {
          channel: string;
          client_created_at: string;
          contact_point: string;
          created_at: string;
          happened_at: string;
          id: string;
          language: string | null;
          method: string;
          purpose: string;
          source: string | null;
          source_id: string | null;
          state: string;
          user_id: string | null;
          wording_version: string | null;
        };
        Insert: {
          channel: string;
          client_created_at: string;
          contact_point: string;
          created_at?: string;
          happened_at?: never;
          id?: string;
          language?: string | null;
          method: string;
          purpose?: string;
          source?: string | null;
          source_id?: string | null;
          state: string;
          user_id?: string | null;
          wording_version?: string | null;
        };
        Update: {
          channel?: string;
          client_created_at?: string;
          contact_point?: string;
          created_at?: string;
          happened_at?: never;
          id?: string;
          language?: string | null;
          method?: string;
          purpose?: string;
          source?: string | null;
          source_id?: string | null;
          state?: string;
          user_id?: string | null;
          wording_version?: string | null;
        };
        Relationships: [];
      };
      contact_attempts: {
        Row: {
          answers: NonNullable<Json>;
          call_back_after: string | null;
          canvasser: string | null;
          channel: string;
          client_created_at: string;
          created_at: string;
          device: string | null;
          dialed: string | null;
          do_not_contact: boolean;
          happened_at: string;
          held: boolean;
          household_id: string;
          id: string;
          language: string | null;
          notes: string | null;
          person_id: string | null;
          result: string;
          sign_id: string | null;
          supersedes: string | null;
          support: number | null;
          turf_id: string | null;
          volunteer_id: string | null;
        };
        Insert: {
          answers?: NonNullable<Json>;
          call_back_after?: string | null;
          canvasser?: string | null;
          channel?: string;
          client_created_at: string;
          created_at?: string;
          device?: string | null;
          dialed?: string | null;
          do_not_contact?: boolean;
          happened_at?: never;
          held?: boolean;
          household_id: string;
          id: string;
          language?: string | null;
          notes?: string | null;
          person_id?: string | null;
          result: string;
          sign_id?: string | null;
          supersedes?: string | null;
          support?: number | null;
          turf_id?: string | null;
          volunteer_id?: string | null;
        };
        Update: {
          answers?: NonNullable<Json>;
          call_back_after?: string | null;
          canvasser?: string | null;
          channel?: string;
          client_created_at?: string;
          created_at?: string;
          device?: string | null;
          dialed?: string | null;
          do_not_contact?: boolean;
          happened_at?: never;
          held?: boolean;
          household_id?: string;
          id?: string;
          language?: string | null;
          notes?: string | null;
          person_id?: string | null;
          result?: string;
          sign_id?: string | null;
          supersedes?: string | null;
          support?: number | null;
          turf_id?: string | null;
          volunteer_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_attempts_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'listed_people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_turf_id_fkey';
            columns: ['turf_id'];
            referencedRelation: 'turfs';
            referencedColumns: ['id'];
          },
        ];
      };
      content_events: {
        Row: {
          action: string;
          arrival: number;
          assignee: string | null;
          client_created_at: string;
          created_at: string;
          expire_at: string | null;
          go_live_at: string | null;
          happened_at: string;
          id: string;
          item_id: string;
          note: string | null;
          places: string | null;
          reason_en: string | null;
          reason_es: string | null;
          release_id: string | null;
          revision_id: string;
          user_id: string | null;
        };
        Insert: {
          action: string;
          arrival?: never;
          assignee?: string | null;
          client_created_at: string;
          created_at?: string;
          expire_at?: string | null;
          go_live_at?: string | null;
          happened_at?: never;
          id: string;
          item_id: string;
          note?: string | null;
          places?: string | null;
          reason_en?: string | null;
          reason_es?: string | null;
          release_id?: string | null;
          revision_id: string;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          arrival?: never;
          assignee?: string | null;
          client_created_at?: string;
          created_at?: string;
          expire_at?: string | null;
          go_live_at?: string | null;
          happened_at?: never;
          id?: string;
          item_id?: string;
          note?: string | null;
          places?: string | null;
          reason_en?: string | null;
          reason_es?: string | null;
          release_id?: string | null;
          revision_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'content_events_about_a_revision';
            columns: ['revision_id', 'item_id'];
            referencedRelation: 'content_revisions';
            referencedColumns: ['id', 'item_id'];
          },
          {
            foreignKeyName: 'content_events_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_events_release_id_fkey';
            columns: ['release_id'];
            referencedRelation: 'content_releases';
            referencedColumns: ['id'];
          },
        ];
      };
      content_items: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          slug: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          id: string;
          kind: string;
          slug: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          slug?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      content_links: {
        Row: {
          approves: string | null;
          arrival: number;
          client_created_at: string;
          created_at: string;
          from_id: string;
          from_kind: string;
          happened_at: string;
          id: string;
          relation: string;
          state: string;
          step: string | null;
          to_id: string;
          to_kind: string;
          user_id: string | null;
          words_en: string | null;
          words_es: string | null;
        };
        Insert: {
          approves?: string | null;
          arrival?: never;
          client_created_at: string;
          created_at?: string;
          from_id: string;
          from_kind: string;
          happened_at?: never;
          id: string;
          relation: string;
          state: string;
          step?: string | null;
          to_id: string;
          to_kind: string;
          user_id?: string | null;
          words_en?: string | null;
          words_es?: string | null;
        };
        Update: {
          approves?: string | null;
          arrival?: never;
          client_created_at?: string;
          created_at?: string;
          from_id?: string;
          from_kind?: string;
          happened_at?: never;
          id?: string;
          relation?: string;
          state?: string;
          step?: string | null;
          to_id?: string;
          to_kind?: string;
          user_id?: string | null;
          words_en?: string | null;
          words_es?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'content_links_approves_fkey';
            columns: ['approves'];
            referencedRelation: 'content_links';
            referencedColumns: ['id'];
          },
        ];
      };
      content_release_steps: {
        Row: {
          action: string;
          arrival: number;
          client_created_at: string;
          created_at: string;
          expire_at: string | null;
          go_live_at: string | null;
          happened_at: string;
          id: string;
          item_id: string | null;
          name: string;
          release_id: string;
          user_id: string | null;
          wordings: Json | null;
        };
        Insert: {
          action: string;
          arrival?: never;
          client_created_at: string;
          created_at?: string;
          expire_at?: string | null;
          go_live_at?: string | null;
          happened_at?: never;
          id: string;
          item_id?: string | null;
          name: string;
          release_id: string;
          user_id?: string | null;
          wordings?: Json | null;
        };
        Update: {
          action?: string;
          arrival?: never;
          client_created_at?: string;
          created_at?: string;
          expire_at?: string | null;
          go_live_at?: string | null;
          happened_at?: never;
          id?: string;
          item_id?: string | null;
          name?: string;
          release_id?: string;
          user_id?: string | null;
          wordings?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'content_release_steps_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_release_steps_release_id_fkey';
            columns: ['release_id'];
            referencedRelation: 'content_releases';
            referencedColumns: ['id'];
          },
        ];
      };
      content_releases: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          id: string;
          name: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      content_revisions: {
        Row: {
          arrival: number;
          body: NonNullable<Json>;
          client_created_at: string;
          created_at: string;
          happened_at: string;
          id: string;
          item_id: string;
          kind: string;
          merged_id: string | null;
          parent_id: string | null;
          restored_id: string | null;
          slug: string;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          body: NonNullable<Json>;
          client_created_at: string;
          created_at?: string;
          happened_at?: never;
          id: string;
          item_id: string;
          kind: string;
          merged_id?: string | null;
          parent_id?: string | null;
          restored_id?: string | null;
          slug: string;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          body?: NonNullable<Json>;
          client_created_at?: string;
          created_at?: string;
          happened_at?: never;
          id?: string;
          item_id?: string;
          kind?: string;
          merged_id?: string | null;
          parent_id?: string | null;
          restored_id?: string | null;
          slug?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'content_revisions_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
        ];
      };
      content_snapshots: {
        Row: {
          body: NonNullable<Json>;
          locale: string;
          number: number;
          published_at: string;
          sha256: string;
        };
        Insert: {
          body: NonNullable<Json>;
          locale: string;
          number?: never;
          published_at?: string;
          sha256: string;
        };
        Update: {
          body?: NonNullable<Json>;
          locale?: string;
          number?: never;
          published_at?: string;
          sha256?: string;
        };
        Relationships: [];
      };
      contributor_links: {
        Row: {
          a: string;
          b: string;
          client_created_at: string;
          created_at: string;
          happened_at: string;
          id: string;
          user_id: string | null;
          verdict: string;
        };
        Insert: {
          a: string;
          b: string;
          client_created_at: string;
          created_at?: string;
          happened_at?: string;
          id: string;
          user_id?: string | null;
          verdict: string;
        };
        Update: {
          a?: string;
          b?: string;
          client_created_at?: string;
          created_at?: string;
          happened_at?: string;
          id?: string;
          user_id?: string | null;
          verdict?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contributor_links_a_fkey';
            columns: ['a'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contributor_links_b_fkey';
            columns: ['b'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
        ];
      };
      contributor_versions: {
        Row: {
          arrival: number;
          city: string | null;
          client_created_at: string;
          contributor_id: string;
          created_at: string;
          email: string | null;
          employer: string | null;
          happened_at: string;
          id: string;
          kind: string;
          knew: number | null;
          name: string;
          occupation: string | null;
          phone: string | null;
          postcode: string | null;
          state: string | null;
          street: string | null;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          city?: string | null;
          client_created_at: string;
          contributor_id: string;
          created_at?: string;
          email?: string | null;
          employer?: string | null;
          happened_at?: string;
          id: string;
          kind: string;
          knew?: number | null;
          name: string;
          occupation?: string | null;
          phone?: string | null;
          postcode?: string | null;
          state?: string | null;
          street?: string | null;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          city?: string | null;
          client_created_at?: string;
          contributor_id?: string;
          created_at?: string;
          email?: string | null;
          employer?: string | null;
          happened_at?: string;
          id?: string;
          kind?: string;
          knew?: number | null;
          name?: string;
          occupation?: string | null;
          phone?: string | null;
          postcode?: string | null;
          state?: string | null;
          street?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contributor_versions_contributor_id_fkey';
            columns: ['contributor_id'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
        ];
      };
      contributor_withholdings: {
        Row: {
          arrival: number;
          contributor_id: string;
          created_at: string;
          id: string;
          reason: string;
          user_id: string | null;
          withheld: boolean;
        };
        Insert: {
          arrival?: never;
          contributor_id: string;
          created_at?: string;
          id: string;
          reason: string;
          user_id?: string | null;
          withheld: boolean;
        };
        Update: {
          arrival?: never;
          contributor_id?: string;
          created_at?: string;
          id?: string;
          reason?: string;
          user_id?: string | null;
          withheld?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'contributor_withholdings_contributor_id_fkey';
            columns: ['contributor_id'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
        ];
      };
      contributors: {
        Row: {
          created_at: string;
          id: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          id: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      deposit_events: {
        Row: {
          action: string;
          arrival: number;
          bank_reference: string | null;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          entry_id: string | null;
          gives_id: string | null;
          happened_on: string | null;
          id: string;
          keeps_books: boolean;
          slip_id: string;
          to_user: string | null;
          user_id: string | null;
        };
        Insert: {
          action: string;
          arrival?: never;
          bank_reference?: string | null;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          entry_id?: string | null;
          gives_id?: string | null;
          happened_on?: string | null;
          id: string;
          keeps_books?: boolean;
          slip_id: string;
          to_user?: string | null;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          arrival?: never;
          bank_reference?: string | null;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          entry_id?: string | null;
          gives_id?: string | null;
          happened_on?: string | null;
          id?: string;
          keeps_books?: boolean;
          slip_id?: string;
          to_user?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      device_failures: {
        Row: {
          build: string;
          client_created_at: string;
          created_at: string;
          engine: string;
          engine_major: number;
          first_on_phone: boolean;
          id: string;
          kind: string;
          name: string;
          place: string;
          times: number;
        };
        Insert: {
          build: string;
          client_created_at: string;
          created_at?: string;
          engine: string;
          engine_major: number;
          first_on_phone: boolean;
          id: string;
          kind: string;
          name: string;
          place: string;
          times: number;
        };
        Update: {
          build?: string;
          client_created_at?: string;
          created_at?: string;
          engine?: string;
          engine_major?: number;
          first_on_phone?: boolean;
          id?: string;
          kind?: string;
          name?: string;
          place?: string;
          times?: number;
        };
        Relationships: [];
      };
      door_results: {
        Row: {
          attempt_id: string;
          attempts: number;
          calls: number;
          canvasser: string | null;
          channel: string;
          conflict: boolean;
          do_not_contact: boolean;
          full_result: boolean;
          happened_at: string;
          household_id: string;
          knocks: number;
          left_alone: boolean;
          person_id: string | null;
          result: string;
          somebody_moved: boolean;
          support: number | null;
          visited: boolean;
        };
        Insert: {
          attempt_id: string;
          attempts: number;
          calls: number;
          canvasser?: string | null;
          channel: string;
          conflict: boolean;
          do_not_contact: boolean;
          full_result: boolean;
          happened_at: string;
          household_id: string;
          knocks: number;
          left_alone: boolean;
          person_id?: string | null;
          result: string;
          somebody_moved: boolean;
          support?: number | null;
          visited: boolean;
        };
        Update: {
          attempt_id?: string;
          attempts?: number;
          calls?: number;
          canvasser?: string | null;
          channel?: string;
          conflict?: boolean;
          do_not_contact?: boolean;
          full_result?: boolean;
          happened_at?: string;
          household_id?: string;
          knocks?: number;
          left_alone?: boolean;
          person_id?: string | null;
          result?: string;
          somebody_moved?: boolean;
          support?: number | null;
          visited?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'door_results_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
        ];
      };
      election_cycles: {
        Row: {
          begins_on: string;
          ends_on: string;
          id: string;
        };
        Insert: {
          begins_on: string;
          ends_on: string;
          id: string;
        };
        Update: {
          begins_on?: string;
          ends_on?: string;
          id?: string;
        };
        Relationships: [];
      };
      elections: {
        Row: {
          cycle: string;
          held_on: string;
          id: string;
          kind: string;
          name_en: string | null;
          name_es: string | null;
        };
        Insert: {
          cycle: string;
          held_on: string;
          id: string;
          kind?: string;
          name_en?: string | null;
          name_es?: string | null;
        };
        Update: {
          cycle?: string;
          held_on?: string;
          id?: string;
          kind?: string;
          name_en?: string | null;
          name_es?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'elections_cycle_fkey';
            columns: ['cycle'];
            referencedRelation: 'election_cycles';
            referencedColumns: ['id'];
          },
        ];
      };
      entry_approvals: {
        Row: {
          created_at: string;
          entry_id: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          entry_id: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          entry_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'entry_approvals_entry_id_fkey';
            columns: ['entry_id'];
            referencedRelation: 'ledger_entries';
            referencedColumns: ['id'];
          },
        ];
      };
      entry_pictures: {
        Row: {
          client_created_at: string;
          created_at: string;
          entry_id: string;
          id: string;
          picture: string;
          user_id: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          entry_id: string;
          id: string;
          picture: string;
          user_id?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          entry_id?: string;
          id?: string;
          picture?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      event_checkins: {
        Row: {
          about: string[] | null;
          action: string;
          client_created_at: string;
          created_at: string;
          device: string;
          email: string | null;
          event_id: string;
          id: string;
          name: string | null;
          party_size: number | null;
          phone: string | null;
          signup_id: string | null;
          subject_id: string;
          user_id: string | null;
          walk_in_id: string | null;
        };
        Insert: {
          about?: string[] | null;
          action: string;
          client_created_at: string;
          created_at?: string;
          device: string;
          email?: string | null;
          event_id: string;
          id: string;
          name?: string | null;
          party_size?: number | null;
          phone?: string | null;
          signup_id?: string | null;
          subject_id?: never;
          user_id?: string | null;
          walk_in_id?: string | null;
        };
        Update: {
          about?: string[] | null;
          action?: string;
          client_created_at?: string;
          created_at?: string;
          device?: string;
          email?: string | null;
          event_id?: string;
          id?: string;
          name?: string | null;
          party_size?: number | null;
          phone?: string | null;
          signup_id?: string | null;
          subject_id?: never;
          user_id?: string | null;
          walk_in_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'event_checkins_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_checkins_signup_of_the_event';
            columns: ['signup_id', 'event_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id', 'event_id'];
          },
          {
            foreignKeyName: 'event_checkins_walk_in_id_fkey';
            columns: ['walk_in_id'];
            referencedRelation: 'event_checkins';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          accessibility: string | null;
          cancel_reason: string | null;
          capacity: number | null;
          created_at: string;
          date: string;
          description: string | null;
          directions: string | null;
          ends_at: string | null;
          host: string | null;
          id: string;
          instructions: string | null;
          kind: string;
          location: string;
          sequence: number;
          status: string;
          title: string;
          updated_at: string;
          version: number;
          visibility: string;
          was_date: string | null;
          was_location: string | null;
        };
        Insert: {
          accessibility?: string | null;
          cancel_reason?: string | null;
          capacity?: number | null;
          created_at?: string;
          date: string;
          description?: string | null;
          directions?: string | null;
          ends_at?: string | null;
          host?: string | null;
          id?: string;
          instructions?: string | null;
          kind?: string;
          location: string;
          sequence?: number;
          status?: string;
          title: string;
          updated_at?: string;
          version?: number;
          visibility?: string;
          was_date?: string | null;
          was_location?: string | null;
        };
        Update: {
          accessibility?: string | null;
          cancel_reason?: string | null;
          capacity?: number | null;
          created_at?: string;
          date?: string;
          description?: string | null;
          directions?: string | null;
          ends_at?: string | null;
          host?: string | null;
          id?: string;
          instructions?: string | null;
          kind?: string;
          location?: string;
          sequence?: number;
          status?: string;
          title?: string;
          updated_at?: string;
          version?: number;
          visibility?: string;
          was_date?: string | null;
          was_location?: string | null;
        };
        Relationships: [];
      };
      households: {
        Row: {
          access_note: string | null;
          added_by: string | null;
          added_in_turf: string | null;
          city: string | null;
          client_created_at: string | null;
          created_at: string;
          emptied_at: string | null;
          external_id: string | null;
          floor: number | null;
          held: boolean;
          id: string;
          latitude: number | null;
          longitude: number | null;
          number: number;
          street: string;
          suffix: string | null;
          unit: string | null;
          updated_at: string;
          zip: string | null;
        };
        Insert: {
          access_note?: string | null;
          added_by?: string | null;
          added_in_turf?: string | null;
          city?: string | null;
          client_created_at?: string | null;
          created_at?: string;
          emptied_at?: string | null;
          external_id?: string | null;
          floor?: number | null;
          held?: boolean;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          number: number;
          street: string;
          suffix?: string | null;
          unit?: string | null;
          updated_at?: string;
          zip?: string | null;
        };
        Update: {
          access_note?: string | null;
          added_by?: string | null;
          added_in_turf?: string | null;
          city?: string | null;
          client_created_at?: string | null;
          created_at?: string;
          emptied_at?: string | null;
          external_id?: string | null;
          floor?: number | null;
          held?: boolean;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          number?: number;
          street?: string;
          suffix?: string | null;
          unit?: string | null;
          updated_at?: string;
          zip?: string | null;
        };
        Relationships: [];
      };
      idea_actions: {
        Row: {
          action: string;
          agreed: boolean | null;
          arrival: number;
          as_written: boolean | null;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          happened_at: string;
          id: string;
          idea_id: string;
          merged_into: string | null;
          reason: string | null;
          response_en: string | null;
          response_es: string | null;
          seen_action: string | null;
          status: string | null;
          text_en: string | null;
          text_es: string | null;
          topic: string | null;
          user_id: string | null;
          ward: number | null;
        };
        Insert: {
          action: string;
          agreed?: boolean | null;
          arrival?: never;
          as_written?: boolean | null;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          id: string;
          idea_id: string;
          merged_into?: string | null;
          reason?: string | null;
          response_en?: string | null;
          response_es?: string | null;
          seen_action?: string | null;
          status?: string | null;
          text_en?: string | null;
          text_es?: string | null;
          topic?: string | null;
          user_id?: string | null;
          ward?: number | null;
        };
        Update: {
          action?: string;
          agreed?: boolean | null;
          arrival?: never;
          as_written?: boolean | null;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          id?: string;
          idea_id?: string;
          merged_into?: string | null;
          reason?: string | null;
          response_en?: string | null;
          response_es?: string | null;
          seen_action?: string | null;
          status?: string | null;
          text_en?: string | null;
          text_es?: string | null;
          topic?: string | null;
          user_id?: string | null;
          ward?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'idea_actions_idea_id_fkey';
            columns: ['idea_id'];
            referencedRelation: 'ideas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'idea_actions_merged_into_fkey';
            columns: ['merged_into'];
            referencedRelation: 'ideas';
            referencedColumns: ['id'];
          },
        ];
      };
      idea_appeals: {
        Row: {
          client_created_at: string;
          created_at: string;
          form_id: string;
          id: string;
          words: string;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          form_id: string;
          id: string;
          words: string;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          form_id?: string;
          id?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'idea_appeals_form_id_fkey';
            columns: ['form_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id'];
          },
        ];
      };
      idea_cards: {
        Row: {
          client_created_at: string;
          created_at: string;
          id: string;
          language: string;
          may_share: boolean;
          text: string;
          user_id: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          id: string;
          language: string;
          may_share: boolean;
          text: string;
          user_id?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          id?: string;
          language?: string;
          may_share?: boolean;
          text?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      ideas: {
        Row: {
          appealed: boolean;
          arrived_at: string;
          as_written: boolean;
          card_id: string | null;
          contested: boolean;
          head: string | null;
          id: string;
          may_share: boolean | null;
          merged_into: string | null;
          moderation: string;
          published_at: string | null;
          responded_on: string | null;
          response_en: string | null;
          response_es: string | null;
          signup_id: string | null;
          status: string;
          text_en: string | null;
          text_es: string | null;
          topic: string | null;
          ward: number | null;
        };
        Insert: {
          appealed?: boolean;
          arrived_at: string;
          as_written?: boolean;
          card_id?: string | null;
          contested?: boolean;
          head?: string | null;
          id?: string;
          may_share?: boolean | null;
          merged_into?: string | null;
          moderation?: string;
          published_at?: string | null;
          responded_on?: string | null;
          response_en?: string | null;
          response_es?: string | null;
          signup_id?: string | null;
          status?: string;
          text_en?: string | null;
          text_es?: string | null;
          topic?: string | null;
          ward?: number | null;
        };
        Update: {
          appealed?: boolean;
          arrived_at?: string;
          as_written?: boolean;
          card_id?: string | null;
          contested?: boolean;
          head?: string | null;
          id?: string;
          may_share?: boolean | null;
          merged_into?: string | null;
          moderation?: string;
          published_at?: string | null;
          responded_on?: string | null;
          response_en?: string | null;
          response_es?: string | null;
          signup_id?: string | null;
          status?: string;
          text_en?: string | null;
          text_es?: string | null;
          topic?: string | null;
          ward?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ideas_card_id_fkey';
            columns: ['card_id'];
            referencedRelation: 'idea_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ideas_merged_into_fkey';
            columns: ['merged_into'];
            referencedRelation: 'ideas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ideas_signup_id_fkey';
            columns: ['signup_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id'];
          },
        ];
      };
      inbox_items: {
        Row: {
          arrived_at: string;
          asked_for: string | null;
          contested: boolean;
          due_on: string;
          head: string | null;
          id: string;
          kind: string;
          next_on: string | null;
          owner: string | null;
          stage: string;
          tags: string[];
          what: string;
          withdrawn: boolean;
          words: string;
        };
        Insert: {
          arrived_at: string;
          asked_for?: string | null;
          contested?: boolean;
          due_on: string;
          head?: string | null;
          id: string;
          kind: string;
          next_on?: string | null;
          owner?: string | null;
          stage?: string;
          tags?: string[];
          what: string;
          withdrawn?: boolean;
          words: string;
        };
        Update: {
          arrived_at?: string;
          asked_for?: string | null;
          contested?: boolean;
          due_on?: string;
          head?: string | null;
          id?: string;
          kind?: string;
          next_on?: string | null;
          owner?: string | null;
          stage?: string;
          tags?: string[];
          what?: string;
          withdrawn?: boolean;
          words?: string;
        };
        Relationships: [];
      };
      invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          id: string;
          invited_by: string | null;
          roles: string[];
        };
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          invited_by?: string | null;
          roles: string[];
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          invited_by?: string | null;
          roles?: string[];
        };
        Relationships: [];
      };
      ledger_entries: {
        Row: {
          action: string | null;
          amount_cents: number;
          arrival: number;
          check_number: string | null;
          client_created_at: string;
          contributor_id: string | null;
          created_at: string;
          date_confirmed: boolean;
          election_id: string | null;
          group_id: string | null;
          id: string;
          item_id: string | null;
          memo: string | null;
          method: string | null;
          purpose: string | null;
          reason: string | null;
          received_on: string;
          refunds_id: string | null;
          reverses_id: string | null;
          statement_version: string | null;
          type: string;
          user_id: string | null;
        };
        Insert: {
          action?: string | null;
          amount_cents: number;
          arrival?: never;
          check_number?: string | null;
          client_created_at: string;
          contributor_id?: string | null;
          created_at?: string;
          date_confirmed?: boolean;
          election_id?: string | null;
          group_id?: string | null;
          id: string;
          item_id?: string | null;
          memo?: string | null;
          method?: string | null;
          purpose?: string | null;
          reason?: string | null;
          received_on: string;
          refunds_id?: string | null;
          reverses_id?: string | null;
          statement_version?: string | null;
          type: string;
          user_id?: string | null;
        };
        Update: {
          action?: string | null;
          amount_cents?: number;
          arrival?: never;
          check_number?: string | null;
          client_created_at?: string;
          contributor_id?: string | null;
          created_at?: string;
          date_confirmed?: boolean;
          election_id?: string | null;
          group_id?: string | null;
          id?: string;
          item_id?: string | null;
          memo?: string | null;
          method?: string | null;
          purpose?: string | null;
          reason?: string | null;
          received_on?: string;
          refunds_id?: string | null;
          reverses_id?: string | null;
          statement_version?: string | null;
          type?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ledger_entries_contributor_id_fkey';
            columns: ['contributor_id'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_election_id_fkey';
            columns: ['election_id'];
            referencedRelation: 'elections';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_refunds_id_fkey';
            columns: ['refunds_id'];
            referencedRelation: 'ledger_entries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ledger_entries_reverses_id_fkey';
            columns: ['reverses_id'];
            referencedRelation: 'ledger_entries';
            referencedColumns: ['id'];
          },
        ];
      };
      media: {
        Row: {
          alt: NonNullable<Json>;
          client_created_at: string;
          created_at: string;
          credit: string | null;
          decorative: boolean;
          files: NonNullable<Json>;
          focal_x: number;
          focal_y: number;
          id: string;
          user_id: string | null;
        };
        Insert: {
          alt?: NonNullable<Json>;
          client_created_at: string;
          created_at?: string;
          credit?: string | null;
          decorative?: boolean;
          files: NonNullable<Json>;
          focal_x?: number;
          focal_y?: number;
          id: string;
          user_id?: string | null;
        };
        Update: {
          alt?: NonNullable<Json>;
          client_created_at?: string;
          created_at?: string;
          credit?: string | null;
          decorative?: boolean;
          files?: NonNullable<Json>;
          focal_x?: number;
          focal_y?: number;
          id?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      obligation_settlements: {
        Row: {
          about: string;
          created_at: string;
          id: string;
          note: string;
          user_id: string | null;
        };
        Insert: {
          about: string;
          created_at?: string;
          id: string;
          note: string;
          user_id?: string | null;
        };
        Update: {
          about?: string;
          created_at?: string;
          id?: string;
          note?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      page_correction_acts: {
        Row: {
          arrival: number;
          client_created_at: string;
          correction_id: string;
          counts: boolean;
          created_at: string;
          id: string;
          note: string | null;
          seen: string | null;
          user_id: string | null;
          verdict: string;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          correction_id: string;
          counts?: boolean;
          created_at?: string;
          id: string;
          note?: string | null;
          seen?: string | null;
          user_id?: string | null;
          verdict: string;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          correction_id?: string;
          counts?: boolean;
          created_at?: string;
          id?: string;
          note?: string | null;
          seen?: string | null;
          user_id?: string | null;
          verdict?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'page_correction_acts_correction_id_fkey';
            columns: ['correction_id'];
            referencedRelation: 'page_corrections';
            referencedColumns: ['id'];
          },
        ];
      };
      page_corrections: {
        Row: {
          client_created_at: string;
          contested: boolean;
          created_at: string;
          email: string | null;
          filled_in_ms: number | null;
          head: string | null;
          id: string;
          item_id: string;
          language: string | null;
          phone: string | null;
          reason: string;
          trap: string | null;
          user_id: string | null;
          verdict: string | null;
          wording_version: string | null;
          words: string | null;
        };
        Insert: {
          client_created_at: string;
          contested?: boolean;
          created_at?: string;
          email?: string | null;
          filled_in_ms?: number | null;
          head?: string | null;
          id: string;
          item_id: string;
          language?: string | null;
          phone?: string | null;
          reason: string;
          trap?: string | null;
          user_id?: string | null;
          verdict?: string | null;
          wording_version?: string | null;
          words?: string | null;
        };
        Update: {
          client_created_at?: string;
          contested?: boolean;
          created_at?: string;
          email?: string | null;
          filled_in_ms?: number | null;
          head?: string | null;
          id?: string;
          item_id?: string;
          language?: string | null;
          phone?: string | null;
          reason?: string;
          trap?: string | null;
          user_id?: string | null;
          verdict?: string | null;
          wording_version?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'page_corrections_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
        ];
      };
      people: {
        Row: {
          added_by: string | null;
          added_in_turf: string | null;
          birth_year: number | null;
          client_created_at: string | null;
          created_at: string;
          deceased: boolean;
          do_not_contact: boolean;
          email: string | null;
          external_id: string | null;
          external_source: string;
          held: boolean;
          household_id: string | null;
          id: string;
          language: string | null;
          left_file_at: string | null;
          letters_to: string | null;
          name: string;
          off_lists: boolean;
          phone: string | null;
          phone_digits: string | null;
          updated_at: string;
        };
        Insert: {
          added_by?: string | null;
          added_in_turf?: string | null;
          birth_year?: number | null;
          client_created_at?: string | null;
          created_at?: string;
          deceased?: boolean;
          do_not_contact?: boolean;
          email?: string | null;
          external_id?: string | null;
          external_source?: string;
          held?: boolean;
          household_id?: string | null;
          id?: string;
          language?: string | null;
          left_file_at?: string | null;
          letters_to?: string | null;
          name: string;
          off_lists?: boolean;
          phone?: string | null;
          phone_digits?: never;
          updated_at?: string;
        };
        Update: {
          added_by?: string | null;
          added_in_turf?: string | null;
          birth_year?: number | null;
          client_created_at?: string | null;
          created_at?: string;
          deceased?: boolean;
          do_not_contact?: boolean;
          email?: string | null;
          external_id?: string | null;
          external_source?: string;
          held?: boolean;
          household_id?: string | null;
          id?: string;
          language?: string | null;
          left_file_at?: string | null;
          letters_to?: string | null;
          name?: string;
          off_lists?: boolean;
          phone?: string | null;
          phone_digits?: never;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'people_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
        ];
      };
      person_links: {
        Row: {
          a: string;
          b: string;
          client_created_at: string;
          created_at: string;
          happened_at: string;
          id: string;
          user_id: string | null;
          verdict: string;
        };
        Insert: {
          a: string;
          b: string;
          client_created_at: string;
          created_at?: string;
          happened_at?: never;
          id: string;
          user_id?: string | null;
          verdict: string;
        };
        Update: {
          a?: string;
          b?: string;
          client_created_at?: string;
          created_at?: string;
          happened_at?: never;
          id?: string;
          user_id?: string | null;
          verdict?: string;
        };
        Relationships: [];
      };
      publications: {
        Row: {
          about: NonNullable<Json>;
          as_of: string;
          created_at: string;
          id: string;
          n: number;
          reports: string[];
          rows: NonNullable<Json>;
          sha256: string;
          user_id: string | null;
        };
        Insert: {
          about: NonNullable<Json>;
          as_of: string;
          created_at?: string;
          id: string;
          n: number;
          reports: string[];
          rows: NonNullable<Json>;
          sha256: string;
          user_id?: string | null;
        };
        Update: {
          about?: NonNullable<Json>;
          as_of?: string;
          created_at?: string;
          id?: string;
          n?: number;
          reports?: string[];
          rows?: NonNullable<Json>;
          sha256?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      qa_acts: {
        Row: {
          action: string;
          arrival: number;
          client_created_at: string;
          corrects: boolean;
          counts: boolean;
          created_at: string;
          due_on: string | null;
          happened_at: string;
          happened_on: string | null;
          id: string;
          into_id: string | null;
          named: string | null;
          promise_en: string | null;
          promise_es: string | null;
          question_id: string;
          reason: string | null;
          seen: string | null;
          text: string | null;
          to_session: string | null;
          topic: string | null;
          user_id: string | null;
          words_en: string | null;
          words_es: string | null;
        };
        Insert: {
          action: string;
          arrival?: never;
          client_created_at: string;
          corrects?: boolean;
          counts?: boolean;
          created_at?: string;
          due_on?: string | null;
          happened_at?: never;
          happened_on?: string | null;
          id: string;
          into_id?: string | null;
          named?: string | null;
          promise_en?: string | null;
          promise_es?: string | null;
          question_id: string;
          reason?: string | null;
          seen?: string | null;
          text?: string | null;
          to_session?: string | null;
          topic?: string | null;
          user_id?: string | null;
          words_en?: string | null;
          words_es?: string | null;
        };
        Update: {
          action?: string;
          arrival?: never;
          client_created_at?: string;
          corrects?: boolean;
          counts?: boolean;
          created_at?: string;
          due_on?: string | null;
          happened_at?: never;
          happened_on?: string | null;
          id?: string;
          into_id?: string | null;
          named?: string | null;
          promise_en?: string | null;
          promise_es?: string | null;
          question_id?: string;
          reason?: string | null;
          seen?: string | null;
          text?: string | null;
          to_session?: string | null;
          topic?: string | null;
          user_id?: string | null;
          words_en?: string | null;
          words_es?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'qa_acts_into_id_fkey';
            columns: ['into_id'];
            referencedRelation: 'qa_questions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'qa_acts_question_id_fkey';
            columns: ['question_id'];
            referencedRelation: 'qa_questions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'qa_acts_to_session_fkey';
            columns: ['to_session'];
            referencedRelation: 'qa_sessions';
            referencedColumns: ['id'];
          },
        ];
      };
      qa_questions: {
        Row: {
          answer_en: string | null;
          answer_es: string | null;
          answered_by: string | null;
          answered_on: string | null;
          answers_told: number;
          appealed: boolean;
          client_created_at: string;
          contested: boolean;
          created_at: string;
          done_en: string | null;
          done_es: string | null;
          done_on: string | null;
          due_on: string | null;
          email: string | null;
          filled_in_ms: number | null;
          head: string | null;
          hidden: boolean;
          id: string;
          kept_reply: string | null;
          kept_reply_after: string | null;
          language: string;
          merged_into: string | null;
          name: string | null;
          origin: string;
          promise_en: string | null;
          promise_es: string | null;
          room_code: string | null;
          session_id: string;
          shown_id: string;
          shown_text: string | null;
          staged_at: string | null;
          state: string;
          text: string;
          topic: string | null;
          trap: string | null;
          user_id: string | null;
          withdrawn_at: string | null;
          wording_version: string | null;
        };
        Insert: {
          answer_en?: string | null;
          answer_es?: string | null;
          answered_by?: string | null;
          answered_on?: string | null;
          answers_told?: number;
          appealed?: boolean;
          client_created_at: string;
          contested?: boolean;
          created_at?: string;
          done_en?: string | null;
          done_es?: string | null;
          done_on?: string | null;
          due_on?: string | null;
          email?: string | null;
          filled_in_ms?: number | null;
          head?: string | null;
          hidden?: boolean;
          id: string;
          kept_reply?: string | null;
          kept_reply_after?: string | null;
          language: string;
          merged_into?: string | null;
          name?: string | null;
          origin?: string;
          promise_en?: string | null;
          promise_es?: string | null;
          room_code?: string | null;
          session_id: string;
          shown_id?: string;
          shown_text?: string | null;
          staged_at?: string | null;
          state?: string;
          text: string;
          topic?: string | null;
          trap?: string | null;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Update: {
          answer_en?: string | null;
          answer_es?: string | null;
          answered_by?: string | null;
          answered_on?: string | null;
          answers_told?: number;
          appealed?: boolean;
          client_created_at?: string;
          contested?: boolean;
          created_at?: string;
          done_en?: string | null;
          done_es?: string | null;
          done_on?: string | null;
          due_on?: string | null;
          email?: string | null;
          filled_in_ms?: number | null;
          head?: string | null;
          hidden?: boolean;
          id?: string;
          kept_reply?: string | null;
          kept_reply_after?: string | null;
          language?: string;
          merged_into?: string | null;
          name?: string | null;
          origin?: string;
          promise_en?: string | null;
          promise_es?: string | null;
          room_code?: string | null;
          session_id?: string;
          shown_id?: string;
          shown_text?: string | null;
          staged_at?: string | null;
          state?: string;
          text?: string;
          topic?: string | null;
          trap?: string | null;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'qa_questions_merged_into_fkey';
            columns: ['merged_into'];
            referencedRelation: 'qa_questions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'qa_questions_session_id_fkey';
            columns: ['session_id'];
            referencedRelation: 'qa_sessions';
            referencedColumns: ['id'];
          },
        ];
      };
      qa_sessions: {
        Row: {
          closes_at: string;
          created_at: string;
          event_id: string;
          id: string;
          opens_at: string;
          room_code: string;
          version: number;
        };
        Insert: {
          closes_at: string;
          created_at?: string;
          event_id: string;
          id: string;
          opens_at: string;
          room_code: string;
          version?: number;
        };
        Update: {
          closes_at?: string;
          created_at?: string;
          event_id?: string;
          id?: string;
          opens_at?: string;
          room_code?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'qa_sessions_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      qa_wishes: {
        Row: {
          client_created_at: string;
          created_at: string;
          id: string;
          question_id: string;
          wish: string;
          words: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          id: string;
          question_id: string;
          wish: string;
          words?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          id?: string;
          question_id?: string;
          wish?: string;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'qa_wishes_question_id_fkey';
            columns: ['question_id'];
            referencedRelation: 'qa_questions';
            referencedColumns: ['id'];
          },
        ];
      };
      question_options: {
        Row: {
          id: string;
          label: string;
          label_in: NonNullable<Json>;
          position: number;
          question_id: string;
        };
        Insert: {
          id?: string;
          label: string;
          label_in?: NonNullable<Json>;
          position: number;
          question_id: string;
        };
        Update: {
          id?: string;
          label?: string;
          label_in?: NonNullable<Json>;
          position?: number;
          question_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'question_options_question_id_fkey';
            columns: ['question_id'];
            referencedRelation: 'questions';
            referencedColumns: ['id'];
          },
        ];
      };
      questions: {
        Row: {
          id: string;
          position: number;
          prompt: string;
          prompt_in: NonNullable<Json>;
          script_id: string;
        };
        Insert: {
          id?: string;
          position: number;
          prompt: string;
          prompt_in?: NonNullable<Json>;
          script_id: string;
        };
        Update: {
          id?: string;
          position?: number;
          prompt?: string;
          prompt_in?: NonNullable<Json>;
          script_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'questions_script_id_fkey';
            columns: ['script_id'];
            referencedRelation: 'scripts';
            referencedColumns: ['id'];
          },
        ];
      };
      report_lines: {
        Row: {
          cents: number;
          city: string | null;
          contributor_id: string | null;
          election_id: string | null;
          employer: string | null;
          entries: number;
          entry_id: string | null;
          giver_kind: string | null;
          method: string | null;
          month: string;
          n: number;
          name: string | null;
          occupation: string | null;
          postcode: string | null;
          purpose: string | null;
          received_on: string | null;
          report_id: string;
          size: string;
          so_far_cents: number | null;
          state: string | null;
          street: string | null;
          type: string;
        };
        Insert: {
          cents: number;
          city?: string | null;
          contributor_id?: string | null;
          election_id?: string | null;
          employer?: string | null;
          entries: number;
          entry_id?: string | null;
          giver_kind?: string | null;
          method?: string | null;
          month: string;
          n: number;
          name?: string | null;
          occupation?: string | null;
          postcode?: string | null;
          purpose?: string | null;
          received_on?: string | null;
          report_id: string;
          size: string;
          so_far_cents?: number | null;
          state?: string | null;
          street?: string | null;
          type: string;
        };
        Update: {
          cents?: number;
          city?: string | null;
          contributor_id?: string | null;
          election_id?: string | null;
          employer?: string | null;
          entries?: number;
          entry_id?: string | null;
          giver_kind?: string | null;
          method?: string | null;
          month?: string;
          n?: number;
          name?: string | null;
          occupation?: string | null;
          postcode?: string | null;
          purpose?: string | null;
          received_on?: string | null;
          report_id?: string;
          size?: string;
          so_far_cents?: number | null;
          state?: string | null;
          street?: string | null;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'report_lines_contributor_id_fkey';
            columns: ['contributor_id'];
            referencedRelation: 'contributors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_lines_entry_id_fkey';
            columns: ['entry_id'];
            referencedRelation: 'ledger_entries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_lines_report_id_fkey';
            columns: ['report_id'];
            referencedRelation: 'reports';
            referencedColumns: ['id'];
          },
        ];
      };
      reports: {
        Row: {
          by_type: NonNullable<Json>;
          closing_cents: number;
          covers_from: string;
          covers_until: string;
          created_at: string;
          due_on: string;
          election_id: string | null;
          entries: number;
          id: string;
          lines: number;
          opening_cents: number;
          reason: string | null;
          rule_set: string | null;
          sha256: string;
          supersedes_id: string | null;
          user_id: string | null;
          version: number;
        };
        Insert: {
          by_type: NonNullable<Json>;
          closing_cents: number;
          covers_from: string;
          covers_until: string;
          created_at?: string;
          due_on: string;
          election_id?: string | null;
          entries: number;
          id: string;
          lines: number;
          opening_cents: number;
          reason?: string | null;
          rule_set?: string | null;
          sha256: string;
          supersedes_id?: string | null;
          user_id?: string | null;
          version: number;
        };
        Update: {
          by_type?: NonNullable<Json>;
          closing_cents?: number;
          covers_from?: string;
          covers_until?: string;
          created_at?: string;
          due_on?: string;
          election_id?: string | null;
          entries?: number;
          id?: string;
          lines?: number;
          opening_cents?: number;
          reason?: string | null;
          rule_set?: string | null;
          sha256?: string;
          supersedes_id?: string | null;
          user_id?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'reports_election_id_fkey';
            columns: ['election_id'];
            referencedRelation: 'elections';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_rule_set_fkey';
            columns: ['rule_set'];
            referencedRelation: 'rule_sets';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_supersedes_id_fkey';
            columns: ['supersedes_id'];
            referencedRelation: 'reports';
            referencedColumns: ['id'];
          },
        ];
      };
      responses: {
        Row: {
          attempt_id: string;
          option_id: string;
          question_id: string;
        };
        Insert: {
          attempt_id: string;
          option_id: string;
          question_id: string;
        };
        Update: {
          attempt_id?: string;
          option_id?: string;
          question_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'responses_attempt_id_fkey';
            columns: ['attempt_id'];
            referencedRelation: 'contact_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'responses_attempt_id_fkey';
            columns: ['attempt_id'];
            referencedRelation: 'effective_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'responses_option_id_fkey';
            columns: ['option_id'];
            referencedRelation: 'question_options';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'responses_question_id_fkey';
            columns: ['question_id'];
            referencedRelation: 'questions';
            referencedColumns: ['id'];
          },
        ];
      };
      ride_matches: {
        Row: {
          arranged_at: string;
          arranged_by: string | null;
          driver_id: string;
          event_id: string;
          rider_id: string;
        };
        Insert: {
          arranged_at?: string;
          arranged_by?: string | null;
          driver_id: string;
          event_id: string;
          rider_id: string;
        };
        Update: {
          arranged_at?: string;
          arranged_by?: string | null;
          driver_id?: string;
          event_id?: string;
          rider_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ride_matches_driver_of_the_event';
            columns: ['driver_id', 'event_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id', 'event_id'];
          },
          {
            foreignKeyName: 'ride_matches_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ride_matches_rider_of_the_event';
            columns: ['rider_id', 'event_id'];
            referencedRelation: 'signups';
            referencedColumns: ['id', 'event_id'];
          },
        ];
      };
      role_requirements: {
        Row: {
          grace_until: string | null;
          min_aal: string;
          role: string;
          set_at: string;
          set_by: string | null;
        };
        Insert: {
          grace_until?: string | null;
          min_aal: string;
          role: string;
          set_at?: string;
          set_by?: string | null;
        };
        Update: {
          grace_until?: string | null;
          min_aal?: string;
          role?: string;
          set_at?: string;
          set_by?: string | null;
        };
        Relationships: [];
      };
      rule_sets: {
        Row: {
          created_at: string;
          effective_from: string;
          id: string;
          jurisdiction: string;
          made_up: boolean;
          read_on: string;
          source_url: string | null;
          user_id: string | null;
          version: number;
        };
        Insert: {
          created_at?: string;
          effective_from: string;
          id: string;
          jurisdiction: string;
          made_up?: boolean;
          read_on: string;
          source_url?: string | null;
          user_id?: string | null;
          version: number;
        };
        Update: {
          created_at?: string;
          effective_from?: string;
          id?: string;
          jurisdiction?: string;
          made_up?: boolean;
          read_on?: string;
          source_url?: string | null;
          user_id?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      rules: {
        Row: {
          amount_cents: number | null;
          basis: string | null;
          contributor_kind: string | null;
          days: number | null;
          id: string;
          kind: string;
          methods: string[] | null;
          operator: string | null;
          rule_set: string;
          window_before: number | null;
        };
        Insert: {
          amount_cents?: number | null;
          basis?: string | null;
          contributor_kind?: string | null;
          days?: number | null;
          id: string;
          kind: string;
          methods?: string[] | null;
          operator?: string | null;
          rule_set: string;
          window_before?: number | null;
        };
        Update: {
          amount_cents?: number | null;
          basis?: string | null;
          contributor_kind?: string | null;
          days?: number | null;
          id?: string;
          kind?: string;
          methods?: string[] | null;
          operator?: string | null;
          rule_set?: string;
          window_before?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'rules_rule_set_fkey';
            columns: ['rule_set'];
            referencedRelation: 'rule_sets';
            referencedColumns: ['id'];
          },
        ];
      };
      scripts: {
        Row: {
          active: boolean;
          created_at: string;
          id: string;
          name: string;
          opening: string;
          opening_in: NonNullable<Json>;
        };
        Insert: {
          active?: boolean;
          created_at?: string;
          id?: string;
          name: string;
          opening: string;
          opening_in?: NonNullable<Json>;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          id?: string;
          name?: string;
          opening?: string;
          opening_in?: NonNullable<Json>;
        };
        Relationships: [];
      };
      service_check_leases: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          item_id: string;
          place: number;
          returned_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          expires_at: string;
          id?: string;
          item_id: string;
          place: number;
          returned_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          item_id?: string;
          place?: number;
          returned_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'service_check_leases_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
        ];
      };
      service_checks: {
        Row: {
          arrival: number;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          happened_at: string;
          heard: string;
          id: string;
          item_id: string;
          note: string | null;
          revision_id: string;
          seen: string | null;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          heard: string;
          id: string;
          item_id: string;
          note?: string | null;
          revision_id: string;
          seen?: string | null;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          heard?: string;
          id?: string;
          item_id?: string;
          note?: string | null;
          revision_id?: string;
          seen?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'service_checks_about_a_wording';
            columns: ['revision_id', 'item_id'];
            referencedRelation: 'content_revisions';
            referencedColumns: ['id', 'item_id'];
          },
          {
            foreignKeyName: 'service_checks_item_id_fkey';
            columns: ['item_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_rollbacks: {
        Row: {
          canvasser: string;
          created_at: string;
          id: string;
          reason: string;
          restored_at: string | null;
          restored_by: string | null;
          rolled_back_by: string | null;
          since: string;
          until: string;
        };
        Insert: {
          canvasser: string;
          created_at?: string;
          id?: string;
          reason: string;
          restored_at?: string | null;
          restored_by?: string | null;
          rolled_back_by?: string | null;
          since: string;
          until: string;
        };
        Update: {
          canvasser?: string;
          created_at?: string;
          id?: string;
          reason?: string;
          restored_at?: string | null;
          restored_by?: string | null;
          rolled_back_by?: string | null;
          since?: string;
          until?: string;
        };
        Relationships: [];
      };
      sign_events: {
        Row: {
          accuracy_m: number | null;
          action: string;
          client_created_at: string;
          created_at: string;
          device: string | null;
          happened_at: string;
          id: string;
          latitude: number | null;
          longitude: number | null;
          note: string | null;
          request_id: string;
          supersedes: string | null;
          user_id: string | null;
        };
        Insert: {
          accuracy_m?: number | null;
          action: string;
          client_created_at: string;
          created_at?: string;
          device?: string | null;
          happened_at?: never;
          id: string;
          latitude?: number | null;
          longitude?: number | null;
          note?: string | null;
          request_id: string;
          supersedes?: string | null;
          user_id?: string | null;
        };
        Update: {
          accuracy_m?: number | null;
          action?: string;
          client_created_at?: string;
          created_at?: string;
          device?: string | null;
          happened_at?: never;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          note?: string | null;
          request_id?: string;
          supersedes?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sign_events_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'yard_sign_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sign_events_supersedes_fkey';
            columns: ['supersedes'];
            referencedRelation: 'sign_events';
            referencedColumns: ['id'];
          },
        ];
      };
      sign_photos: {
        Row: {
          client_created_at: string;
          created_at: string;
          event_id: string;
          id: string;
          picture: string;
          user_id: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          event_id: string;
          id: string;
          picture: string;
          user_id?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          event_id?: string;
          id?: string;
          picture?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sign_photos_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'sign_events';
            referencedColumns: ['id'];
          },
        ];
      };
      sign_stock_moves: {
        Row: {
          client_created_at: string;
          created_at: string;
          delta: number;
          id: string;
          note: string | null;
          place: string;
          reason: string;
          user_id: string | null;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          delta: number;
          id: string;
          note?: string | null;
          place: string;
          reason: string;
          user_id?: string | null;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          delta?: number;
          id?: string;
          note?: string | null;
          place?: string;
          reason?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      signups: {
        Row: {
          availability: string | null;
          changes_id: string | null;
          client_created_at: string;
          consent_email: boolean | null;
          consent_sms: boolean | null;
          created_at: string;
          dropped_at: string | null;
          email: string | null;
          event_id: string | null;
          filled_in_ms: number | null;
          headcount: number | null;
          id: string;
          in_line_since: string | null;
          interest: string | null;
          language: string | null;
          may_share: boolean | null;
          may_write: boolean | null;
          name: string;
          notes: string | null;
          phone: string | null;
          quarantine_reason: string | null;
          quarantined_at: string | null;
          released_at: string | null;
          replaced_by: string | null;
          ride: string | null;
          ride_from: string | null;
          ride_seats: number | null;
          trap: string | null;
          type: string;
          user_id: string | null;
          withdrawn_at: string | null;
          wording_version: string | null;
        };
        Insert: {
          availability?: string | null;
          changes_id?: string | null;
          client_created_at: string;
          consent_email?: boolean | null;
          consent_sms?: boolean | null;
          created_at?: string;
          dropped_at?: string | null;
          email?: string | null;
          event_id?: string | null;
          filled_in_ms?: number | null;
          headcount?: never;
          id: string;
          in_line_since?: string | null;
          interest?: string | null;
          language?: string | null;
          may_share?: boolean | null;
          may_write?: boolean | null;
          name: string;
          notes?: string | null;
          phone?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          released_at?: string | null;
          replaced_by?: string | null;
          ride?: string | null;
          ride_from?: string | null;
          ride_seats?: number | null;
          trap?: string | null;
          type: string;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Update: {
          availability?: string | null;
          changes_id?: string | null;
          client_created_at?: string;
          consent_email?: boolean | null;
          consent_sms?: boolean | null;
          created_at?: string;
          dropped_at?: string | null;
          email?: string | null;
          event_id?: string | null;
          filled_in_ms?: number | null;
          headcount?: never;
          id?: string;
          in_line_since?: string | null;
          interest?: string | null;
          language?: string | null;
          may_share?: boolean | null;
          may_write?: boolean | null;
          name?: string;
          notes?: string | null;
          phone?: string | null;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          released_at?: string | null;
          replaced_by?: string | null;
          ride?: string | null;
          ride_from?: string | null;
          ride_seats?: number | null;
          trap?: string | null;
          type?: string;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'signups_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signups_replaced_by_fkey';
            columns: ['replaced_by'];
            referencedRelation: 'signups';
            referencedColumns: ['id'];
          },
        ];
      };
      site_corrections: {
        Row: {
          arrival: number;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          field: string;
          id: string;
          now: string | null;
          reason_en: string | null;
          reason_es: string | null;
          report_id: string | null;
          site_id: string;
          user_id: string | null;
          was: string | null;
          was_told: boolean;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          field: string;
          id: string;
          now?: string | null;
          reason_en?: string | null;
          reason_es?: string | null;
          report_id?: string | null;
          site_id: string;
          user_id?: string | null;
          was?: string | null;
          was_told?: boolean;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          field?: string;
          id?: string;
          now?: string | null;
          reason_en?: string | null;
          reason_es?: string | null;
          report_id?: string | null;
          site_id?: string;
          user_id?: string | null;
          was?: string | null;
          was_told?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'site_corrections_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_events: {
        Row: {
          arrival: number;
          client_created_at: string;
          cost_cents: number | null;
          created_at: string;
          happened_on: string;
          id: string;
          seen: boolean;
          site_id: string;
          source_en: string | null;
          source_es: string | null;
          source_url: string | null;
          stage: string | null;
          text_en: string | null;
          text_es: string | null;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          cost_cents?: number | null;
          created_at?: string;
          happened_on: string;
          id: string;
          seen?: boolean;
          site_id: string;
          source_en?: string | null;
          source_es?: string | null;
          source_url?: string | null;
          stage?: string | null;
          text_en?: string | null;
          text_es?: string | null;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          cost_cents?: number | null;
          created_at?: string;
          happened_on?: string;
          id?: string;
          seen?: boolean;
          site_id?: string;
          source_en?: string | null;
          source_es?: string | null;
          source_url?: string | null;
          stage?: string | null;
          text_en?: string | null;
          text_es?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_events_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_hides: {
        Row: {
          arrival: number;
          client_created_at: string;
          created_at: string;
          hidden: boolean;
          id: string;
          site_id: string;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          created_at?: string;
          hidden: boolean;
          id: string;
          site_id: string;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          created_at?: string;
          hidden?: boolean;
          id?: string;
          site_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_hides_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_merges: {
        Row: {
          arrival: number;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          id: string;
          into_id: string | null;
          seen: string | null;
          site_id: string;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          id: string;
          into_id?: string | null;
          seen?: string | null;
          site_id: string;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          id?: string;
          into_id?: string | null;
          seen?: string | null;
          site_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_merges_into_id_fkey';
            columns: ['into_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_merges_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_picture_acts: {
        Row: {
          action: string;
          alt_en: string | null;
          alt_es: string | null;
          arrival: number;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          id: string;
          phase: string | null;
          picture_id: string;
          seen: string | null;
          site_id: string | null;
          taken_on: string | null;
          user_id: string | null;
        };
        Insert: {
          action: string;
          alt_en?: string | null;
          alt_es?: string | null;
          arrival?: never;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          id: string;
          phase?: string | null;
          picture_id: string;
          seen?: string | null;
          site_id?: string | null;
          taken_on?: string | null;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          alt_en?: string | null;
          alt_es?: string | null;
          arrival?: never;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          id?: string;
          phase?: string | null;
          picture_id?: string;
          seen?: string | null;
          site_id?: string | null;
          taken_on?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_picture_acts_picture_id_fkey';
            columns: ['picture_id'];
            referencedRelation: 'site_pictures';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_picture_acts_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_pictures: {
        Row: {
          alt_en: string | null;
          alt_es: string | null;
          client_created_at: string;
          contested: boolean;
          created_at: string;
          file: string | null;
          head: string | null;
          height: number;
          id: string;
          phase: string | null;
          picture: string;
          report_id: string | null;
          shown_site: string | null;
          site_id: string | null;
          state: string;
          taken_on: string | null;
          user_id: string | null;
          width: number;
        };
        Insert: {
          alt_en?: string | null;
          alt_es?: string | null;
          client_created_at: string;
          contested?: boolean;
          created_at?: string;
          file?: never;
          head?: string | null;
          height: number;
          id: string;
          phase?: string | null;
          picture: string;
          report_id?: string | null;
          shown_site?: string | null;
          site_id?: string | null;
          state?: string;
          taken_on?: string | null;
          user_id?: string | null;
          width: number;
        };
        Update: {
          alt_en?: string | null;
          alt_es?: string | null;
          client_created_at?: string;
          contested?: boolean;
          created_at?: string;
          file?: never;
          head?: string | null;
          height?: number;
          id?: string;
          phase?: string | null;
          picture?: string;
          report_id?: string | null;
          shown_site?: string | null;
          site_id?: string | null;
          state?: string;
          taken_on?: string | null;
          user_id?: string | null;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'site_pictures_shown_site_fkey';
            columns: ['shown_site'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_pictures_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_report_acts: {
        Row: {
          action: string;
          answer_en: string | null;
          answer_es: string | null;
          arrival: number;
          belongs_to: string | null;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          id: string;
          reason: string | null;
          report_id: string;
          seen: string | null;
          site_id: string | null;
          user_id: string | null;
        };
        Insert: {
          action: string;
          answer_en?: string | null;
          answer_es?: string | null;
          arrival?: never;
          belongs_to?: string | null;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          id: string;
          reason?: string | null;
          report_id: string;
          seen?: string | null;
          site_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          answer_en?: string | null;
          answer_es?: string | null;
          arrival?: never;
          belongs_to?: string | null;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          id?: string;
          reason?: string | null;
          report_id?: string;
          seen?: string | null;
          site_id?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_report_acts_report_id_fkey';
            columns: ['report_id'];
            referencedRelation: 'site_reports';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_report_acts_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_reports: {
        Row: {
          about_id: string | null;
          address: string | null;
          answer_en: string | null;
          answer_es: string | null;
          belongs_to: string | null;
          client_created_at: string;
          contested: boolean;
          created_at: string;
          danger: boolean;
          filled_in_ms: number | null;
          from_accuracy_m: number | null;
          from_latitude: number | null;
          from_longitude: number | null;
          head: string | null;
          id: string;
          kind: string;
          language: string | null;
          latitude: number | null;
          longitude: number | null;
          site_id: string | null;
          state: string;
          text: string;
          trap: string | null;
          user_id: string | null;
          visit: string | null;
          visit_contested: boolean;
          wording_version: string | null;
        };
        Insert: {
          about_id?: string | null;
          address?: string | null;
          answer_en?: string | null;
          answer_es?: string | null;
          belongs_to?: string | null;
          client_created_at: string;
          contested?: boolean;
          created_at?: string;
          danger?: boolean;
          filled_in_ms?: number | null;
          from_accuracy_m?: number | null;
          from_latitude?: number | null;
          from_longitude?: number | null;
          head?: string | null;
          id: string;
          kind: string;
          language?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          site_id?: string | null;
          state?: string;
          text: string;
          trap?: string | null;
          user_id?: string | null;
          visit?: string | null;
          visit_contested?: boolean;
          wording_version?: string | null;
        };
        Update: {
          about_id?: string | null;
          address?: string | null;
          answer_en?: string | null;
          answer_es?: string | null;
          belongs_to?: string | null;
          client_created_at?: string;
          contested?: boolean;
          created_at?: string;
          danger?: boolean;
          filled_in_ms?: number | null;
          from_accuracy_m?: number | null;
          from_latitude?: number | null;
          from_longitude?: number | null;
          head?: string | null;
          id?: string;
          kind?: string;
          language?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          site_id?: string | null;
          state?: string;
          text?: string;
          trap?: string | null;
          user_id?: string | null;
          visit?: string | null;
          visit_contested?: boolean;
          wording_version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_reports_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      site_visits: {
        Row: {
          arrival: number;
          belongs_to: string | null;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          danger: boolean;
          found: string;
          id: string;
          note: string | null;
          report_id: string | null;
          seen: string | null;
          site_id: string | null;
          user_id: string | null;
        };
        Insert: {
          arrival?: never;
          belongs_to?: string | null;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          danger?: boolean;
          found: string;
          id: string;
          note?: string | null;
          report_id?: string | null;
          seen?: string | null;
          site_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          arrival?: never;
          belongs_to?: string | null;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          danger?: boolean;
          found?: string;
          id?: string;
          note?: string | null;
          report_id?: string | null;
          seen?: string | null;
          site_id?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'site_visits_report_id_fkey';
            columns: ['report_id'];
            referencedRelation: 'site_reports';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_visits_site_id_fkey';
            columns: ['site_id'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      sites: {
        Row: {
          about_en: string | null;
          about_es: string | null;
          commitment_id: string | null;
          created_at: string;
          doubted_on: string | null;
          hidden: boolean;
          id: string;
          kind: string;
          latitude: number;
          longitude: number;
          looked_on: string | null;
          merge_head: string | null;
          merged_into: string | null;
          place: string;
          slug: string;
          title_en: string | null;
          title_es: string | null;
          visit: string | null;
          visit_contested: boolean;
          ward: number | null;
        };
        Insert: {
          about_en?: string | null;
          about_es?: string | null;
          commitment_id?: string | null;
          created_at?: string;
          doubted_on?: string | null;
          hidden?: boolean;
          id?: string;
          kind: string;
          latitude: number;
          longitude: number;
          looked_on?: string | null;
          merge_head?: string | null;
          merged_into?: string | null;
          place: string;
          slug: string;
          title_en?: string | null;
          title_es?: string | null;
          visit?: string | null;
          visit_contested?: boolean;
          ward?: number | null;
        };
        Update: {
          about_en?: string | null;
          about_es?: string | null;
          commitment_id?: string | null;
          created_at?: string;
          doubted_on?: string | null;
          hidden?: boolean;
          id?: string;
          kind?: string;
          latitude?: number;
          longitude?: number;
          looked_on?: string | null;
          merge_head?: string | null;
          merged_into?: string | null;
          place?: string;
          slug?: string;
          title_en?: string | null;
          title_es?: string | null;
          visit?: string | null;
          visit_contested?: boolean;
          ward?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sites_commitment_id_fkey';
            columns: ['commitment_id'];
            referencedRelation: 'content_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sites_merged_into_fkey';
            columns: ['merged_into'];
            referencedRelation: 'sites';
            referencedColumns: ['id'];
          },
        ];
      };
      stats: {
        Row: {
          label: string;
          updated_at: string;
          value_number: number;
        };
        Insert: {
          label: string;
          updated_at?: string;
          value_number: number;
        };
        Update: {
          label?: string;
          updated_at?: string;
          value_number?: number;
        };
        Relationships: [];
      };
      submission_actions: {
        Row: {
          action: string;
          arrival: number;
          assignee: string | null;
          client_created_at: string;
          counts: boolean;
          created_at: string;
          happened_at: string;
          id: string;
          next_on: string | null;
          note: string | null;
          outcome: string | null;
          seen_action: string | null;
          submission_id: string;
          submission_kind: string;
          tag: string | null;
          user_id: string | null;
        };
        Insert: {
          action: string;
          arrival?: never;
          assignee?: string | null;
          client_created_at: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          id: string;
          next_on?: string | null;
          note?: string | null;
          outcome?: string | null;
          seen_action?: string | null;
          submission_id: string;
          submission_kind: string;
          tag?: string | null;
          user_id?: string | null;
        };
        Update: {
          action?: string;
          arrival?: never;
          assignee?: string | null;
          client_created_at?: string;
          counts?: boolean;
          created_at?: string;
          happened_at?: never;
          id?: string;
          next_on?: string | null;
          note?: string | null;
          outcome?: string | null;
          seen_action?: string | null;
          submission_id?: string;
          submission_kind?: string;
          tag?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_actions_about_a_line';
            columns: ['submission_kind', 'submission_id'];
            referencedRelation: 'inbox_items';
            referencedColumns: ['kind', 'id'];
          },
        ];
      };
      supports_sent: {
        Row: {
          client_created_at: string;
          created_at: string;
          given: boolean;
          id: string;
          item_id: string;
          kind: string;
          room_code: string | null;
          turn: number;
          voice: string;
        };
        Insert: {
          client_created_at: string;
          created_at?: string;
          given: boolean;
          id: string;
          item_id: string;
          kind: string;
          room_code?: string | null;
          turn: number;
          voice: string;
        };
        Update: {
          client_created_at?: string;
          created_at?: string;
          given?: boolean;
          id?: string;
          item_id?: string;
          kind?: string;
          room_code?: string | null;
          turn?: number;
          voice?: string;
        };
        Relationships: [];
      };
      turf_doors: {
        Row: {
          household_id: string;
          position: number;
          turf_id: string;
        };
        Insert: {
          household_id: string;
          position: number;
          turf_id: string;
        };
        Update: {
          household_id?: string;
          position?: number;
          turf_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'turf_doors_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'turf_doors_turf_id_fkey';
            columns: ['turf_id'];
            referencedRelation: 'turfs';
            referencedColumns: ['id'];
          },
        ];
      };
      turfs: {
        Row: {
          archived_at: string | null;
          created_at: string;
          created_by: string | null;
          id: string;
          name: string;
        };
        Insert: {
          archived_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name: string;
        };
        Update: {
          archived_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      voter_imports: {
        Row: {
          asked: number;
          created_at: string;
          doors_added: number;
          duplicates: number;
          file_name: string;
          fingerprint: string;
          finished_at: string | null;
          id: string;
          left_out: number;
          people_added: number;
          people_unchanged: number;
          people_updated: number;
          rows_done: number;
          rows_total: number;
          source: string;
          started_by: string | null;
          updated_at: string;
          without_door: number;
        };
        Insert: {
          asked?: number;
          created_at?: string;
          doors_added?: number;
          duplicates?: number;
          file_name: string;
          fingerprint: string;
          finished_at?: string | null;
          id?: string;
          left_out?: number;
          people_added?: number;
          people_unchanged?: number;
          people_updated?: number;
          rows_done?: number;
          rows_total: number;
          source?: string;
          started_by?: string | null;
          updated_at?: string;
          without_door?: number;
        };
        Update: {
          asked?: number;
          created_at?: string;
          doors_added?: number;
          duplicates?: number;
          file_name?: string;
          fingerprint?: string;
          finished_at?: string | null;
          id?: string;
          left_out?: number;
          people_added?: number;
          people_unchanged?: number;
          people_updated?: number;
          rows_done?: number;
          rows_total?: number;
          source?: string;
          started_by?: string | null;
          updated_at?: string;
          without_door?: number;
        };
        Relationships: [];
      };
      yard_sign_requests: {
        Row: {
          address: string;
          client_created_at: string;
          created_at: string;
          dropped_at: string | null;
          filled_in_ms: number | null;
          id: string;
          language: string | null;
          name: string;
          notes: string | null;
          phone: string;
          quarantine_reason: string | null;
          quarantined_at: string | null;
          released_at: string | null;
          trap: string | null;
          user_id: string | null;
          withdrawn_at: string | null;
          wording_version: string | null;
        };
        Insert: {
          address: string;
          client_created_at: string;
          created_at?: string;
          dropped_at?: string | null;
          filled_in_ms?: number | null;
          id: string;
          language?: string | null;
          name: string;
          notes?: string | null;
          phone: string;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          released_at?: string | null;
          trap?: string | null;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Update: {
          address?: string;
          client_created_at?: string;
          created_at?: string;
          dropped_at?: string | null;
          filled_in_ms?: number | null;
          id?: string;
          language?: string | null;
          name?: string;
          notes?: string | null;
          phone?: string;
          quarantine_reason?: string | null;
          quarantined_at?: string | null;
          released_at?: string | null;
          trap?: string | null;
          user_id?: string | null;
          withdrawn_at?: string | null;
          wording_version?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      effective_attempts: {
        Row: {
          answers: Json | null;
          call_back_after: string | null;
          canvasser: string | null;
          channel: string | null;
          client_created_at: string | null;
          created_at: string | null;
          device: string | null;
          dialed: string | null;
          do_not_contact: boolean | null;
          full_result: boolean | null;
          happened_at: string | null;
          household_id: string | null;
          id: string | null;
          language: string | null;
          notes: string | null;
          person_id: string | null;
          result: string | null;
          supersedes: string | null;
          support: number | null;
          turf_id: string | null;
        };
        Insert: {
          answers?: Json | null;
          call_back_after?: string | null;
          canvasser?: string | null;
          channel?: string | null;
          client_created_at?: string | null;
          created_at?: string | null;
          device?: string | null;
          dialed?: string | null;
          do_not_contact?: boolean | null;
          full_result?: never;
          happened_at?: string | null;
          household_id?: string | null;
          id?: string | null;
          language?: string | null;
          notes?: string | null;
          person_id?: string | null;
          result?: string | null;
          supersedes?: string | null;
          support?: number | null;
          turf_id?: string | null;
        };
        Update: {
          answers?: Json | null;
          call_back_after?: string | null;
          canvasser?: string | null;
          channel?: string | null;
          client_created_at?: string | null;
          created_at?: string | null;
          device?: string | null;
          dialed?: string | null;
          do_not_contact?: boolean | null;
          full_result?: never;
          happened_at?: string | null;
          household_id?: string | null;
          id?: string | null;
          language?: string | null;
          notes?: string | null;
          person_id?: string | null;
          result?: string | null;
          supersedes?: string | null;
          support?: number | null;
          turf_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_attempts_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'listed_people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_person_id_fkey';
            columns: ['person_id'];
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_attempts_turf_id_fkey';
            columns: ['turf_id'];
            referencedRelation: 'turfs';
            referencedColumns: ['id'];
          },
        ];
      };
      listed_people: {
        Row: {
          birth_year: number | null;
          email: string | null;
          household_id: string | null;
          id: string | null;
          language: string | null;
          name: string | null;
          phone: string | null;
        };
        Insert: {
          birth_year?: number | null;
          email?: string | null;
          household_id?: string | null;
          id?: string | null;
          language?: string | null;
          name?: string | null;
          phone?: string | null;
        };
        Update: {
          birth_year?: number | null;
          email?: string | null;
          household_id?: string | null;
          id?: string | null;
          language?: string | null;
          name?: string | null;
          phone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'people_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
        ];
      };
      turf_door_states: {
        Row: {
          attempt_id: string | null;
          attempts: number | null;
          canvasser: string | null;
          closed: boolean | null;
          conflict: boolean | null;
          full_result: boolean | null;
          happened_at: string | null;
          household_id: string | null;
          position: number | null;
          result: string | null;
          support: number | null;
          turf_id: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'turf_doors_household_id_fkey';
            columns: ['household_id'];
            referencedRelation: 'households';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'turf_doors_turf_id_fkey';
            columns: ['turf_id'];
            referencedRelation: 'turfs';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      accept_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      add_webhook: { Args: { url: string; what: string[] }; Returns: Json };
      analytics_counts_by_day: {
        Args: { since: string; zone?: string };
        Returns: {
          count: number;
          day: string;
          kind: string;
        }[];
      };
      answered_questions: { Args: Record<PropertyKey, never>; Returns: Json };
      approve_entry: { Args: { of_entry: string }; Returns: Json };
      archive_turf: { Args: { turf: string }; Returns: undefined };
      attempts_by_hour: {
        Args: { since: string };
        Returns: {
          attempts: number;
          contacts: number;
          hour: string;
        }[];
      };
      audit_counts_by_day: {
        Args: { since: string; zone?: string };
        Returns: {
          count: number;
          day: string;
          kind: string;
        }[];
      };
      begin_bank_file: {
        Args: {
          account: string;
          account_ref?: string;
          columns: string;
          file_name: string;
          kind?: string;
          rows_total: number;
          sha256: string;
        };
        Returns: Json;
      };
      begin_export: { Args: { what: string }; Returns: undefined };
      begin_import: {
        Args: {
          file_name: string;
          fingerprint: string;
          rows_total: number;
          source?: string;
        };
        Returns: {
          asked: number;
          created_at: string;
          doors_added: number;
          duplicates: number;
          file_name: string;
          fingerprint: string;
          finished_at: string | null;
          id: string;
          left_out: number;
          people_added: number;
          people_unchanged: number;
          people_updated: number;
          rows_done: number;
          rows_total: number;
          source: string;
          started_by: string | null;
          updated_at: string;
          without_door: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'voter_imports';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      begin_indicator_set: {
        Args: {
          as_of: string;
          columns: string;
          file_name: string;
          indicator: string;
          rows_total: number;
          sha256: string;
        };
        Returns: {
          finished_at: string;
          id: string;
          left_out: number;
          rows_done: number;
        }[];
      };
      begin_money_import: {
        Args: {
          columns: string;
          file_name: string;
          rows_total: number;
          sha256: string;
          source: string;
        };
        Returns: {
          id: string;
          rows_done: number;
        }[];
      };
      begin_payment_file: {
        Args: {
          as_of: string;
          columns: string;
          file_name: string;
          rows_total: number;
          sha256: string;
          source_url: string;
        };
        Returns: {
          finished_at: string;
          id: string;
          left_out: number;
          rows_done: number;
        }[];
      };
      begin_picture_upload: { Args: { file: string }; Returns: boolean };
      call_languages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          language: string;
          people: number;
        }[];
      };
      cancel_event: {
        Args: { event: string; expected_version: number; reason: string };
        Returns: Json;
      };
      canvasser_activity: { Args: { since: string }; Returns: Json };
      check_out_turf: {
        Args: { due: string; person: string; turf: string };
        Returns: undefined;
      };
      choose_notices: {
        Args: { assigned: boolean; digest: boolean; language: string };
        Returns: undefined;
      };
      city_payment_files: { Args: Record<PropertyKey, never>; Returns: Json };
      city_payments: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_first_leader: { Args: { code: string }; Returns: boolean };
      claim_mails: { Args: { most?: number }; Returns: Json };
      claim_webhooks: { Args: { most?: number }; Returns: Json };
      confirm_consent: { Args: { token: string }; Returns: string };
      consent_history: { Args: { contact_point: string }; Returns: Json };
      consent_overview: { Args: { search?: string }; Returns: Json };
      content_item: { Args: { of_item: string }; Returns: Json };
      content_overview: { Args: { of_kind?: string }; Returns: Json };
      content_problems: { Args: { of_revision: string }; Returns: Json };
      content_release_list: { Args: Record<PropertyKey, never>; Returns: Json };
      content_reviewers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          name: string;
          user_id: string;
        }[];
      };
      content_uses: { Args: { of_item: string }; Returns: Json };
      content_versions: { Args: { of_item: string }; Returns: Json };
      correct_person: {
        Args: { field: string; request: string; value: string };
        Returns: Json;
      };
      create_turf: { Args: { doors: string[]; name: string }; Returns: string };
      data_promises: { Args: Record<PropertyKey, never>; Returns: Json };
      deactivate_person: { Args: { person: string }; Returns: undefined };
      decide_duplicates: {
        Args: { choices: Json; request: string };
        Returns: Json;
      };
      drop_submissions: {
        Args: { ids?: string[]; reason?: string; until?: string };
        Returns: number;
      };
      end_my_session: { Args: { session: string }; Returns: boolean };
      end_sign_route: { Args: { route: string }; Returns: undefined };
      end_webhook: { Args: { webhook: string }; Returns: undefined };
      erase_entry_picture: { Args: { picture: string }; Returns: Json };
      erase_person: { Args: { request: string }; Returns: Json };
      erase_site_picture: { Args: { picture: string }; Returns: Json };
      event_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      event_queue: { Args: { event: string }; Returns: Json };
      export_newsletter: { Args: { reason: string }; Returns: Json };
      export_osdi: { Args: { reason: string }; Returns: Json };
      failures_on_phones: {
        Args: { since?: string };
        Returns: {
          builds: Json;
          engines: Json;
          first_seen: string;
          kind: string;
          last_seen: string;
          name: string;
          phones: number;
          place: string;
          times: number;
        }[];
      };
      field_people: { Args: Record<PropertyKey, never>; Returns: Json };
      file_report: {
        Args: {
          amends: string;
          reason: string;
          report: string;
          seen: string;
          until: string;
        };
        Returns: Json;
      };
      find_givers: { Args: { most?: number; words?: string }; Returns: Json };
      find_in_book: { Args: { most?: number; words?: string }; Returns: Json };
      find_people: { Args: { most?: number; words?: string }; Returns: Json };
      first_leader_wanted: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      full_events: { Args: Record<PropertyKey, never>; Returns: Json };
      giver_page: { Args: { giver: string }; Returns: Json };
      grant_role: { Args: { person: string; role: string }; Returns: undefined };
      hand_sign_route: {
        Args: { due: string; person: string; route: string };
        Returns: undefined;
      };
      held_rsvps: { Args: { event: string }; Returns: Json };
      idea_desk: {
        Args: {
          before_at?: string;
          before_id?: string;
          find?: string;
          in_view?: string;
          most?: number;
        };
        Returns: Json;
      };
      idea_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      import_bank_lines: {
        Args: {
          file: string;
          first: number;
          left_out: number;
          lines: Json;
          upto: number;
        };
        Returns: Json;
      };
      import_indicator_values: {
        Args: {
          figures: Json;
          file: string;
          first: number;
          left_out: number;
          upto: number;
        };
        Returns: {
          finished_at: string;
          id: string;
          left_out_so_far: number;
          rows_done: number;
        }[];
      };
      import_money: {
        Args: {
          first: number;
          import: string;
          left_out: number;
          lines: Json;
          upto: number;
        };
        Returns: Json;
      };
      import_payments: {
        Args: {
          file: string;
          first: number;
          left_out: number;
          payments: Json;
          upto: number;
        };
        Returns: {
          finished_at: string;
          id: string;
          left_out_so_far: number;
          rows_done: number;
        }[];
      };
      import_voters: {
        Args: {
          duplicates: number;
          first: number;
          import: string;
          left_out: number;
          upto: number;
          voters: Json;
        };
        Returns: {
          asked: number;
          created_at: string;
          doors_added: number;
          duplicates: number;
          file_name: string;
          fingerprint: string;
          finished_at: string | null;
          id: string;
          left_out: number;
          people_added: number;
          people_unchanged: number;
          people_updated: number;
          rows_done: number;
          rows_total: number;
          source: string;
          started_by: string | null;
          updated_at: string;
          without_door: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'voter_imports';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      inbox: {
        Args: {
          after_at?: string;
          after_due?: string;
          after_id?: string;
          held_by?: string;
          in_view?: string;
          most?: number;
          of_what?: string;
          only_id?: string;
          with_tag?: string;
          words?: string;
        };
        Returns: Json;
      };
      inbox_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      inbox_people: { Args: Record<PropertyKey, never>; Returns: Json };
      indicator_sets: {
        Args: { indicator: string };
        Returns: {
          as_of: string;
          by_name: string;
          created_at: string;
          file_name: string;
          finished_at: string;
          id: string;
          left_out: number;
          rows_done: number;
          rows_total: number;
          sha256: string;
        }[];
      };
      insert_each: { Args: { rows: string; target: string }; Returns: Json };
      known_money_lines: { Args: { keys: Json }; Returns: Json };
      known_sites: { Args: Record<PropertyKey, never>; Returns: Json };
      like_bank_lines: {
        Args: { account: string; lines: Json; sha256: string };
        Returns: Json;
      };
      like_money_lines: { Args: { lines: Json }; Returns: Json };
      list_imports: {
        Args: Record<PropertyKey, never>;
        Returns: {
          asked: number;
          by_name: string;
          created_at: string;
          doors_added: number;
          duplicates: number;
          file_name: string;
          finished_at: string;
          id: string;
          left_out: number;
          missing: number;
          people_added: number;
          people_unchanged: number;
          people_updated: number;
          rows_done: number;
          rows_total: number;
          source: string;
          updated_at: string;
          without_door: number;
        }[];
      };
      list_late: { Args: Record<PropertyKey, never>; Returns: Json };
      list_missing_voters: { Args: { import: string }; Returns: Json };
      list_money_imports: {
        Args: Record<PropertyKey, never>;
        Returns: {
          added: number;
          by_name: string;
          created_at: string;
          file_name: string;
          finished_at: string;
          id: string;
          known: number;
          left_out: number;
          payouts: number;
          rows_done: number;
          rows_total: number;
          source: string;
        }[];
      };
      list_payment_files: {
        Args: Record<PropertyKey, never>;
        Returns: {
          as_of: string;
          by_name: string;
          created_at: string;
          ended_at: string;
          file_name: string;
          finished_at: string;
          id: string;
          left_out: number;
          published_at: string;
          rows_done: number;
          rows_total: number;
          sha256: string;
          source_url: string;
        }[];
      };
      list_people: { Args: Record<PropertyKey, never>; Returns: Json };
      list_phones: { Args: Record<PropertyKey, never>; Returns: Json };
      list_rollbacks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          by_name: string;
          canvasser: string;
          created_at: string;
          id: string;
          name: string;
          reason: string;
          restored_at: string;
          since: string;
          until: string;
        }[];
      };
      list_set_aside: {
        Args: {
          before_at?: string;
          before_id?: string;
          most?: number;
          reason?: string;
        };
        Returns: Json;
      };
      list_volunteers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          availability: string;
          canvasser_id: string;
          created_at: string;
          email: string;
          has_role: boolean;
          interest: string;
          invited: boolean;
          name: string;
          notes: string;
          phone: string;
          signup_id: string;
          turfs: number;
          user_id: string;
          withdrawn: boolean;
        }[];
      };
      list_voter_matches: { Args: Record<PropertyKey, never>; Returns: Json };
      list_walks: {
        Args: { since: string };
        Returns: {
          attempts: number;
          begun: string;
          canvasser: string;
          channel: string;
          checkout_id: string;
          contacts: number;
          ended: string;
          name: string;
          rollback_id: string;
          turf: string;
          turf_id: string;
          walk_id: string;
        }[];
      };
      live_content: {
        Args: { after?: string; most?: number; of_kind: string };
        Returns: Json;
      };
      live_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      live_ideas: { Args: Record<PropertyKey, never>; Returns: Json };
      live_links: { Args: Record<PropertyKey, never>; Returns: Json };
      live_site_pictures: { Args: Record<PropertyKey, never>; Returns: Json };
      live_sites: { Args: Record<PropertyKey, never>; Returns: Json };
      make_sign_route: {
        Args: {
          due: string;
          kind: string;
          name: string;
          person: string;
          requests: string[];
        };
        Returns: string;
      };
      make_turf_code: {
        Args: { due: string; turf: string };
        Returns: {
          code: string;
          expires_at: string;
        }[];
      };
      map_doors: { Args: Record<PropertyKey, never>; Returns: Json };
      match_bank: {
        Args: { lines: string[]; match: string; parts: string[] };
        Returns: Json;
      };
      match_ride: {
        Args: { driver: string; event: string; rider: string };
        Returns: Json;
      };
      money_bank: { Args: Record<PropertyKey, never>; Returns: Json };
      money_book: { Args: Record<PropertyKey, never>; Returns: Json };
      money_deposits: { Args: Record<PropertyKey, never>; Returns: Json };
      money_elections: { Args: Record<PropertyKey, never>; Returns: Json };
      money_ledger: {
        Args: {
          before_arrival?: number;
          before_on?: string;
          first_on?: string;
          last_on?: string;
          most?: number;
          of_contributor?: string;
          of_entry?: string;
          of_type?: string;
          sum_cents?: number;
          words?: string;
        };
        Returns: Json;
      };
      money_like_givers: { Args: Record<PropertyKey, never>; Returns: Json };
      money_loans: { Args: Record<PropertyKey, never>; Returns: Json };
      money_obligations: { Args: Record<PropertyKey, never>; Returns: Json };
      money_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      money_publications: { Args: Record<PropertyKey, never>; Returns: Json };
      money_report: { Args: { of_report?: string }; Returns: Json };
      money_reports: { Args: Record<PropertyKey, never>; Returns: Json };
      money_rule_sets: { Args: Record<PropertyKey, never>; Returns: Json };
      money_rules: { Args: Record<PropertyKey, never>; Returns: Json };
      my_calls: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bad_number: boolean;
          call_back_after: string;
          closed: boolean;
          expires_at: string;
          floor: number;
          household_id: string;
          language: string;
          lease_id: string;
          name: string;
          number: number;
          past: Json;
          person_id: string;
          phone: string;
          said: Json;
          street: string;
          suffix: string;
          unit: string;
        }[];
      };
      my_email_change: { Args: Record<PropertyKey, never>; Returns: Json };
      my_idea: { Args: { receipt: string }; Returns: Json };
      my_notice_choices: { Args: Record<PropertyKey, never>; Returns: Json };
      my_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      my_page_correction: { Args: { receipt: string }; Returns: Json };
      my_question: { Args: { receipt: string }; Returns: Json };
      my_questions: { Args: { receipts: string }; Returns: Json };
      my_seal_key: { Args: Record<PropertyKey, never>; Returns: string };
      my_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      my_security_events: { Args: Record<PropertyKey, never>; Returns: Json };
      my_service_checks: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sessions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sign: { Args: { receipt: string }; Returns: Json };
      my_sign_routes: { Args: Record<PropertyKey, never>; Returns: Json };
      my_site_report: { Args: { receipt: string }; Returns: Json };
      my_turfs: {
        Args: Record<PropertyKey, never>;
        Returns: {
          done: number;
          doors: number;
          due_at: string;
          name: string;
          streets: string[];
          turf_id: string;
          visited: number;
        }[];
      };
      note_privacy_step: {
        Args: { reason: string; request: string; step: string; step_id: string };
        Returns: undefined;
      };
      open_privacy_request: {
        Args: {
          email: string;
          kind: string;
          name: string;
          phone: string;
          request: string;
        };
        Returns: undefined;
      };
      page_corrections_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      person_page: { Args: { of_ref: string }; Returns: Json };
      pick_canvasser: {
        Args: { email: string; signup: string };
        Returns: string;
      };
      picture_file: { Args: { file: string }; Returns: string };
      plan_erasure: { Args: { request: string }; Returns: Json };
      preview_elections: { Args: { draft: Json }; Returns: Json };
      preview_indicator_values: {
        Args: { figures: Json; indicator: string };
        Returns: {
          line: number;
          why: string;
        }[];
      };
      preview_rules: { Args: { draft: Json }; Returns: Json };
      privacy_file: { Args: { request: string }; Returns: Json };
      privacy_requests: { Args: Record<PropertyKey, never>; Returns: Json };
      publish_books: { Args: { publication: string }; Returns: Json };
      publish_content: {
        Args: { body: Json; locale: string; replaces?: string; sha256: string };
        Returns: undefined;
      };
      publish_payment_file: {
        Args: { file: string; in_place_of?: string };
        Returns: undefined;
      };
      publish_setting: {
        Args: { base?: Json; key: string; replaces?: number; value: Json };
        Returns: number;
      };
      published_money: { Args: Record<PropertyKey, never>; Returns: Json };
      published_money_rows: { Args: Record<PropertyKey, never>; Returns: Json };
      qa_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      qa_room: { Args: { session: string }; Returns: Json };
      questions_to_link: { Args: Record<PropertyKey, never>; Returns: Json };
      reactivate_person: { Args: { person: string }; Returns: undefined };
      read_notices: { Args: { until: string }; Returns: number };
      refund_entry: {
        Args: {
          cents: number;
          of_entry: string;
          paid_on: string;
          reason: string;
          refund: string;
          way: string;
        };
        Returns: Json;
      };
      release_rsvps: { Args: { event: string; ids: string[] }; Returns: number };
      release_submissions: {
        Args: { ids?: string[]; reason?: string; until?: string };
        Returns: number;
      };
      replies_begun: { Args: Record<PropertyKey, never>; Returns: Json };
      reply_asked: { Args: { asked: string }; Returns: Json };
      report_phone: {
        Args: {
          device: string;
          needs_help: number;
          oldest: string;
          waiting: number;
        };
        Returns: undefined;
      };
      require_session: { Args: Record<PropertyKey, never>; Returns: undefined };
      resend_webhook: { Args: { message: string }; Returns: undefined };
      reset_second_factor: { Args: { person: string }; Returns: undefined };
      restore_shift: { Args: { rollback: string }; Returns: undefined };
      retention_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      return_calls: { Args: Record<PropertyKey, never>; Returns: undefined };
      return_service_checks: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      return_turf: { Args: { turf: string }; Returns: undefined };
      revise_entry: {
        Args: {
          change: string;
          deed: string;
          of_entry: string;
          reason: string;
          replacements?: Json;
          somebody?: Json;
        };
        Returns: Json;
      };
      revoke_role: {
        Args: { person: string; role: string };
        Returns: undefined;
      };
      reworded_sites: { Args: Record<PropertyKey, never>; Returns: Json };
      roll_back_shift: {
        Args: {
          canvasser: string;
          reason: string;
          since: string;
          until: string;
        };
        Returns: string;
      };
      rsvp_place: { Args: { rsvp: string }; Returns: string };
      run_retention: { Args: { subject: string }; Returns: number };
      save_elections: {
        Args: { after_version: string; draft: Json; election_version: string };
        Returns: Json;
      };
      save_event: {
        Args: { details: Json; event: string; expected_version: number };
        Returns: Json;
      };
      save_qa_session: {
        Args: {
          closes_at: string;
          event: string;
          expected_version: number;
          opens_at: string;
          session: string;
        };
        Returns: Json;
      };
      save_rules: {
        Args: {
          after_version: string;
          begins_on: string;
          list: Json;
          place: string;
          read_on: string;
          rule_set: string;
          source: string;
        };
        Returns: Json;
      };
      say_caption: {
        Args: { language: string; session: string; words: string };
        Returns: string;
      };
      service_findings: { Args: Record<PropertyKey, never>; Returns: Json };
      set_aside_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      set_form_limits: { Args: { changes?: Json }; Returns: Json };
      set_retention: {
        Args: { days?: number; subject: string };
        Returns: undefined;
      };
      set_role_requirement: {
        Args: { grace_until?: string; min_aal: string; role: string };
        Returns: undefined;
      };
      settle_late: { Args: { items: string[]; take: boolean }; Returns: number };
      settle_mail: {
        Args: { mail: string; problem?: string };
        Returns: undefined;
      };
      settle_missing_voters: {
        Args: { import: string; people: string[]; stay: boolean };
        Returns: number;
      };
      settle_obligation: {
        Args: { about: string; note: string; settlement: string };
        Returns: Json;
      };
      settle_support_burst: {
        Args: { burst: string; counts: boolean };
        Returns: Json;
      };
      settle_voter_matches: {
        Args: { matches: string[]; same: boolean };
        Returns: number;
      };
      settle_webhook: {
        Args: { message: string; problem?: string; status: number };
        Returns: undefined;
      };
      sign_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      sign_route: { Args: { route: string }; Returns: Json };
      sign_routes: { Args: Record<PropertyKey, never>; Returns: Json };
      sign_stock: { Args: Record<PropertyKey, never>; Returns: Json };
      signup_counts: {
        Args: { since?: string };
        Returns: {
          count: number;
          interest: string;
          type: string;
        }[];
      };
      site_desk: {
        Args: { after?: string; in_view?: string; most?: number };
        Returns: Json;
      };
      site_findings: { Args: Record<PropertyKey, never>; Returns: Json };
      site_picture: { Args: { file: string }; Returns: string };
      site_picture_desk: {
        Args: { before_at?: string; before_id?: string; most?: number };
        Returns: Json;
      };
      site_picture_room: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bytes: number;
          most: number;
          pictures: number;
        }[];
      };
      site_stops: { Args: Record<PropertyKey, never>; Returns: Json };
      street_doors: { Args: { street: string }; Returns: Json };
      street_sides: { Args: Record<PropertyKey, never>; Returns: Json };
      support_bursts: { Args: Record<PropertyKey, never>; Returns: Json };
      take_calls: {
        Args: {
          minutes?: number;
          quiet_hours?: number;
          spoken?: string;
          wanted?: number;
        };
        Returns: number;
      };
      take_service_checks: {
        Args: {
          after_days?: number;
          minutes?: number;
          quiet_hours?: number;
          wanted?: number;
        };
        Returns: number;
      };
      take_turf: {
        Args: { code: string };
        Returns: {
          due_at: string;
          name: string;
          turf_id: string;
        }[];
      };
      told_closed: { Args: Record<PropertyKey, never>; Returns: Json };
      town_hall: { Args: { session: string }; Returns: Json };
      town_halls: { Args: Record<PropertyKey, never>; Returns: Json };
      try_webhook: { Args: { webhook: string }; Returns: undefined };
      turf_conflicts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          household_id: string;
          number: number;
          results: Json;
          street: string;
          suffix: string;
          turf: string;
          turf_id: string;
          unit: string;
        }[];
      };
      turf_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      undo_bank_match: { Args: { match: string }; Returns: Json };
      unsubscribe: { Args: { token: string }; Returns: string };
      waiting_signs: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          created_at: string;
          id: string;
          name: string;
        }[];
      };
      walk_list: {
        Args: { turf: string };
        Returns: {
          access_note: string;
          attempts: Json;
          closed: boolean;
          floor: number;
          household_id: string;
          latitude: number;
          longitude: number;
          number: number;
          people: Json;
          position: number;
          street: string;
          suffix: string;
          unit: string;
        }[];
      };
      walk_script: {
        Args: Record<PropertyKey, never>;
        Returns: {
          opening: string;
          opening_in: Json;
          options: Json;
          position: number;
          prompt: string;
          prompt_in: Json;
          question_id: string;
          script: string;
        }[];
      };
      webhook_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      withdraw_payment_file: {
        Args: { file: string; reason: string };
        Returns: undefined;
      };
      withdrawn_commitments: { Args: Record<PropertyKey, never>; Returns: Json };
      withhold_contributor: {
        Args: {
          contributor: string;
          reason: string;
          withheld: boolean;
          withholding: string;
        };
        Returns: Json;
      };
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
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
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
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
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
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
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
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
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
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
