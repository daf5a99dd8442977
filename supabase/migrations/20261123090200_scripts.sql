-- What is asked at the door: a script with questions and the answers to choose from.

create table public.scripts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  opening text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint scripts_name_1_to_100 check (private.text_length(name) between 1 and 100),
  constraint scripts_opening_1_to_2000 check (private.text_length(opening) between 1 and 2000)
);
comment on table public.scripts is 'What to say first. The newest active one is used.';

create table public.questions (
  id uuid primary key default gen_random_uuid(),
  script_id uuid not null references public.scripts (id),
  position smallint not null,
  prompt text not null,
  constraint questions_prompt_1_to_500 check (private.text_length(prompt) between 1 and 500)
);
comment on table public.questions is 'What a script asks, in order. Never deleted: answers refer to it.';
create index questions_script_id_idx on public.questions (script_id, position);

create table public.question_options (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.questions (id),
  position smallint not null,
  label text not null,
  constraint question_options_label_1_to_100 check (private.text_length(label) between 1 and 100)
);
comment on table public.question_options is 'The answers a question offers, in order.';
create index question_options_question_id_idx on public.question_options (question_id, position);

alter table public.scripts enable row level security;
alter table public.questions enable row level security;
alter table public.question_options enable row level security;

create policy "Anyone signed in reads the scripts" on public.scripts for select to authenticated using (true);
create policy "Anyone signed in reads the questions" on public.questions for select to authenticated using (true);
create policy "Anyone signed in reads the options" on public.question_options for select to authenticated using (true);

insert into public.scripts (id, name, opening) values (
  'f0000000-0000-4000-8000-000000000001', 'First conversation',
  'Hi, I’m a volunteer with the campaign and I live nearby. We’re asking neighbors what they want from city hall. Do you have two minutes?'
);
insert into public.questions (id, script_id, position, prompt) values
  ('f1000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000001', 1, 'What matters most to you?'),
  ('f1000000-0000-4000-8000-000000000002', 'f0000000-0000-4000-8000-000000000001', 2, 'How will you vote?');
insert into public.question_options (id, question_id, position, label) values
  ('f2000000-0000-4000-8000-000000000011', 'f1000000-0000-4000-8000-000000000001', 1, 'Housing'),
  ('f2000000-0000-4000-8000-000000000012', 'f1000000-0000-4000-8000-000000000001', 2, 'Safety'),
  ('f2000000-0000-4000-8000-000000000013', 'f1000000-0000-4000-8000-000000000001', 3, 'Jobs and shops'),
  ('f2000000-0000-4000-8000-000000000014', 'f1000000-0000-4000-8000-000000000001', 4, 'Schools'),
  ('f2000000-0000-4000-8000-000000000021', 'f1000000-0000-4000-8000-000000000002', 1, 'In person'),
  ('f2000000-0000-4000-8000-000000000022', 'f1000000-0000-4000-8000-000000000002', 2, 'Early'),
  ('f2000000-0000-4000-8000-000000000023', 'f1000000-0000-4000-8000-000000000002', 3, 'By mail');
