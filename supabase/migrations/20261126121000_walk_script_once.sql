-- The script at the door asked each of its three tables who is calling, a third of its whole time. Now it asks once, and is planned
-- once a connection, as in 20261124110100_field_speed.sql.

create or replace function public.walk_script() returns table (
  question_id uuid, "position" smallint, prompt text, options jsonb, script text, opening text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query
    select question.id, question.position, question.prompt,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', option.id, 'label', option.label) order by option.position)
        from public.question_options as option where option.question_id = question.id
      ), '[]'::jsonb),
      script.name, script.opening
    from (
      select latest.* from public.scripts as latest where latest.active order by latest.created_at desc, latest.id limit 1
    ) as script
    join public.questions as question on question.script_id = script.id
    order by question.position;
end
$$;
comment on function public.walk_script() is
  'The questions of the newest active script, in order, with their options; none for people without a role.';
