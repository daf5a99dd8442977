// The database as TypeScript sees it. Generated from supabase/migrations by `npm run db:types`; not written by hand.
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
      events: {
        Row: {
          created_at: string;
          date: string;
          description: string | null;
          id: string;
          location: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          date: string;
          description?: string | null;
          id?: string;
          location: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          date?: string;
          description?: string | null;
          id?: string;
          location?: string;
          title?: string;
          updated_at?: string;
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
      signups: {
        Row: {
          availability: string | null;
          client_created_at: string;
          consent_email: boolean | null;
          consent_sms: boolean | null;
          created_at: string;
          email: string | null;
          event_id: string | null;
          headcount: number | null;
          id: string;
          interest: string | null;
          name: string;
          notes: string | null;
          phone: string | null;
          type: string;
          user_id: string | null;
        };
        Insert: {
          availability?: string | null;
          client_created_at: string;
          consent_email?: boolean | null;
          consent_sms?: boolean | null;
          created_at?: string;
          email?: string | null;
          event_id?: string | null;
          headcount?: never;
          id: string;
          interest?: string | null;
          name: string;
          notes?: string | null;
          phone?: string | null;
          type: string;
          user_id?: string | null;
        };
        Update: {
          availability?: string | null;
          client_created_at?: string;
          consent_email?: boolean | null;
          consent_sms?: boolean | null;
          created_at?: string;
          email?: string | null;
          event_id?: string | null;
          headcount?: never;
          id?: string;
          interest?: string | null;
          name?: string;
          notes?: string | null;
          phone?: string | null;
          type?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'signups_event_id_fkey';
            columns: ['event_id'];
            referencedRelation: 'events';
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
      yard_sign_requests: {
        Row: {
          address: string;
          client_created_at: string;
          created_at: string;
          id: string;
          name: string;
          notes: string | null;
          phone: string;
          user_id: string | null;
        };
        Insert: {
          address: string;
          client_created_at: string;
          created_at?: string;
          id: string;
          name: string;
          notes?: string | null;
          phone: string;
          user_id?: string | null;
        };
        Update: {
          address?: string;
          client_created_at?: string;
          created_at?: string;
          id?: string;
          name?: string;
          notes?: string | null;
          phone?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      analytics_counts_by_day: {
        Args: { since: string; zone?: string };
        Returns: {
          count: number;
          day: string;
          kind: string;
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
      deactivate_person: { Args: { person: string }; Returns: undefined };
      grant_role: { Args: { person: string; role: string }; Returns: undefined };
      list_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          full_name: string;
          invited_at: string;
          last_sign_in_at: string;
          roles: string[];
          status: string;
          user_id: string;
        }[];
      };
      reactivate_person: { Args: { person: string }; Returns: undefined };
      revoke_role: {
        Args: { person: string; role: string };
        Returns: undefined;
      };
      signup_counts: {
        Args: { since?: string };
        Returns: {
          count: number;
          interest: string;
          type: string;
        }[];
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
